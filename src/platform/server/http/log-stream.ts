/** Standard output for log lines: the lines of one turn of the event loop go out in one write, because a write costs more than a line. */
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
  // Whatever is left when the process ends; by then only a synchronous write arrives.
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
