/** Events are parsed completely, however the network splits them. */
import { expect, test } from 'vitest';
import { readEvents } from '#platform/web/client/event-stream.ts';

function streamOf(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body);
}

test('joins chunks, skips comments and other fields, and accepts both line endings', async () => {
  const received: string[] = [];
  let bytes = 0;
  const answer = streamOf(': hello\n\nretry: 10\nda', 'ta: {"a":1}\n', '\ndata: x\r\ndata:y\r\n\r\ndata: cut off');
  await readEvents(
    answer,
    (data) => received.push(data),
    () => (bytes += 1),
  );
  expect(received).toEqual(['{"a":1}', 'x\ny']);
  expect(bytes).toBe(3);
});

test('a rejected stream is an error', async () => {
  await expect(readEvents(new Response(null, { status: 404 }), () => undefined)).rejects.toThrow('404');
});
