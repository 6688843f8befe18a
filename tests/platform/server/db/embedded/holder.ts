/** Runs as a separate process: holds the embedded server of a folder until its input says `close` or ends. */
import { createInterface } from 'node:readline';
import { useEmbedded } from '#platform/server/db/embedded/embedded.ts';

const connections = await useEmbedded(process.argv[2]!, {
  log: (line) => console.log(JSON.stringify({ output: line })),
});
console.log(JSON.stringify({ owner: connections.owner, description: connections.description }));
for await (const line of createInterface(process.stdin)) if (line === 'close') break;
await connections.release();
