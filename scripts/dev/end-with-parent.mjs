/** Preloaded into a helper process: however its parent ends, it does not stay behind. */
process.on('disconnect', () => process.exit());
process.channel?.unref();
