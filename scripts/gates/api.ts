/** Compares the schemas with a running API: its description, its permissions, and every answer that it gives. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '#engine/values/json-value.ts';
import { meets } from '#platform/domain/permission.ts';
import { askAt, type SendRequest } from './api/ask.ts';
import { callersOf, signOut, type ApiCaller, type Login } from './api/callers.ts';
import { compareDescriptions, isDescription, operationsOf, type Description } from './api/description.ts';
import { addressOf, codeOf, everyCall, validateProbe, probeCall, type Probe } from './api/probe-calls.ts';
import { validateSettings, probeWriting, type Validated } from './api/probe-settings.ts';
import type { GateFinding, GateReport } from './report.ts';

export interface ApiTask extends Validated {
  readonly root: string;
  readonly url: string;
  /** Name for the Host header, where it differs from the address. */
  readonly host?: string | undefined;
  readonly logins: readonly Login[];
  /** Also sends writes that must be refused; a server without validation could be damaged. */
  readonly writes: boolean;
}

const gate = 'check:api';

export async function checkApi(task: ApiTask): Promise<GateReport> {
  const { url, root } = task;
  let requestCount = 0;
  const send = askAt(url, task.host);
  const request: SendRequest = (question) => {
    requestCount += 1;
    return send(question);
  };
  const ours = JSON.parse(await readFile(join(root, 'generated/build/openapi.json'), 'utf8')) as Description;
  const described = await request({ method: 'GET', path: '/api/openapi.json' }).catch((error: Error) => error);
  if (described instanceof Error) {
    const message = `${described.message || 'It cannot be reached'}. Start it (npm start), or say where it is: --url.`;
    return { gate, summary: 'nothing was compared', findings: [{ subject: url, code: 'unreachable', message }] };
  }
  const { callers, findings: unsigned } = await callersOf(request, task.logins);
  const findings: GateFinding[] = [
    ...unsigned,
    ...(isDescription(described.body) ? compareDescriptions(ours, described.body) : [silent(url)]),
  ];
  const probes = await probeAll(request, task, callers, ours);
  findings.push(
    ...probes.flatMap((probe) => [...validateProbe(probe), ...validateSettings(task, probe)]),
    ...unanswered(probes),
  );
  if (task.writes)
    for (const caller of callers)
      // A caller without permission to save settings is refused before any value is validated.
      if (caller.token && meets(caller.can, saving?.permission ?? undefined) && caller.place?.needs.every(caller.can))
        findings.push(...(await probeWriting(request, task, caller)));
  await signOut(request, callers);
  const settings = Object.keys(task.catalogue.settings).length;
  const summary = `${everyCall.length} calls and ${settings} settings, asked ${requestCount} times by ${callers.length}, ${findings.filter(({ level }) => level !== 'note').length} findings`;
  const facts = {
    url,
    calls: everyCall.length,
    settings,
    callers: callers.map(({ name }) => name),
    asked: requestCount,
  };
  return { gate, summary, findings: withoutRepeats(findings), facts };
}

const saving = everyCall.find(({ name }) => name === 'save_settings');

/** Concurrent calls: enough that one is answered while others wait for the database. */
const atOnce = 4;

async function probeAll(
  request: SendRequest,
  { writes }: ApiTask,
  callers: readonly ApiCaller[],
  ours: Description,
): Promise<readonly Probe[]> {
  const operations = operationsOf(ours);
  const probes: Probe[] = [];
  for (const call of everyCall) {
    const operation = operations.get(`${call.method} ${addressOf(call)}`);
    if (!operation || (call.method !== 'GET' && !writes)) continue;
    for (let first = 0; first < callers.length; first += atOnce) {
      const some = callers.slice(first, first + atOnce);
      const made = await Promise.all(some.map((caller) => probeCall(request, call, operation, caller, ours)));
      probes.push(...made.filter((probe) => probe !== undefined));
    }
  }
  return probes;
}

/** Files, quotes and waybills have unguessable ids, and the bytes of a file have no schema. */
const unguessable: readonly unknown[] = ['unknown_file', 'unknown_quote', 'unknown_payment'];

function isUnknownWaybill(answer: Probe['answer']): boolean {
  const { body } = answer;
  const [first] = isObject(body) && Array.isArray(body['errors']) ? (body['errors'] as readonly unknown[]) : [];
  return codeOf(answer) === 'unknown_shipment' && isObject(first) && first['field'] === 'tracking_reference';
}

function asksForFile({ answer, operation: { responses } }: Probe): boolean {
  const isBytes = responses['200']?.content?.['application/octet-stream'] !== undefined;
  return isBytes || unguessable.includes(codeOf(answer)) || isUnknownWaybill(answer);
}

/** A call that refuses everyone it should let in proves nothing about its answers. */
function unanswered(probes: readonly Probe[]): readonly GateFinding[] {
  const reading = probes.filter(({ call }) => call.method === 'GET');
  return [...new Set(reading.map(({ call }) => call))].flatMap((call) => {
    const made = reading.filter((probe) => probe.call === call);
    if (made.some((probe) => probe.answer.status < 400 || asksForFile(probe))) return [];
    const statuses = [...new Set(made.map(({ answer }) => answer.status))].join(', ');
    const message = `Nobody got an answer from it (${statuses}), so what it answers was not validated.`;
    return [{ subject: `${call.method} ${call.path}`, code: 'not_answered', message, level: 'note' as const }];
  });
}

function silent(url: string): GateFinding {
  const message = 'It has no /api/openapi.json, so only what it answers was validated.';
  return { subject: url, code: 'no_description', message, level: 'note' };
}

/** A finding for several callers is reported once, with the first. */
function withoutRepeats(findings: readonly GateFinding[]): readonly GateFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ subject, code, message }) => {
    const id = `${subject} ${code} ${message.replace(/asked by [^:]+:/i, '')}`;
    return !seen.has(id) && seen.add(id);
  });
}
