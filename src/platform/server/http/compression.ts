/** Answers of some length travel compressed: the phones of drivers and customers are on mobile data. */
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below this a packet more or less is not worth the work. */
const thresholdBytes = 4_096;

/** Files of the web app are compressed when they are built, and pictures or spreadsheets of customers gain nothing. */
const compressed = /^(?:application\/json|text\/html|text\/csv)/;

export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    global: true,
    threshold: thresholdBytes,
    encodings: ['gzip'],
    customTypes: compressed,
    zlibOptions: { level: constants.Z_BEST_SPEED },
  });
}

/** `gzip;q=0` is a refusal. */
export function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers['accept-encoding'] ?? '');
}

export function sayGzippedJson(reply: FastifyReply): void {
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-encoding', 'gzip')
    .header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
}
