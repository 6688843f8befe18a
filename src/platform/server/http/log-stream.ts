/**
 * Standard output for log lines: the lines of one turn of the event loop are written together, because a write costs
 * more than a line.
 */
import { writeSync } from 'node:fs';

export interface LineStream {
  readonly write: (line: string) => void;
}

export function gatheringStdout(): LineStream {
  let gathered = '';
  const flush = (): void => {
    const text = gathered;
    gathered = '';
    if (text !== '') process.stdout.write(text);
  };
  // The remaining lines when the process exits, when only synchronous writes arrive.
  process.once('exit', () => {
    if (gathered !== '') writeSync(process.stdout.fd, gathered);
  });
  return {
    write(line) {
      if (gathered === '') setImmediate(flush);
      gathered += line;
    },
  };
}
