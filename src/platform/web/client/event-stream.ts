/** Reads server-sent events from a fetched stream, which unlike EventSource can be aborted, monitored and tested. */

/** Calls back with the data of each event; resolves when the server ends the stream, rejects when it breaks or is aborted. */
export async function readEvents(
  answer: Response,
  onData: (data: string) => void,
  onBytes: () => void = () => undefined,
): Promise<void> {
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`);
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = dataOf(block);
      if (data !== '') onData(data);
    }
  }
}

function dataOf(block: string): string {
  return block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
}
