/** Preloaded into a helper process, so that it exits with its parent, however that ends. */
process.on('disconnect', () => process.exit());
process.channel?.unref();
