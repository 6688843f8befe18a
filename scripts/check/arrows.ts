/** Proves that no file imports across a forbidden arrow of the house (see rooms.ts), and names the arrow when one does. */
import { filesUnder, moduleFile, readText } from './files.ts';
import type { Finding } from './finding.ts';
import { importsOf, type Import } from './imports.ts';
import { foreignPackages, rooms, type Room } from './rooms.ts';

interface Place {
  room: Room;
  compartment: string;
}

export function checkArrows(root: string): Finding[] {
  return filesUnder(root, ['src', 'scripts', 'tests', 'generated', 'vite.config.ts'], moduleFile).flatMap((file) =>
    arrowsOf(file, readText(root, file)),
  );
}

/** The forbidden imports of one file, given its path from the root and its text. */
export function arrowsOf(file: string, text: string): Finding[] {
  const from = placeOf(file);
  if (!from) return [{ file, line: 0, message: 'is in no room of the house; see scripts/check/rooms.ts' }];
  return importsOf(file, text).flatMap((item) => {
    const message = item.target ? ownFault(from, file, item, item.target) : packageFault(from.room, item.request);
    return message ? [{ file, line: item.line, message }] : [];
  });
}

function ownFault(from: Place, file: string, { request }: Import, target: string): string | undefined {
  const to = placeOf(target);
  if (!to) return `imports ${request}, which is in no room of the house`;
  if (!allowed(from, to)) return refusal(from, to);
  const home = homeOf(file);
  const aliased = request.startsWith('#');
  if (aliased && homeOf(target) === home) return `imports its own room as ${request}: use a relative path`;
  if (!aliased && hasAlias(target) && !target.startsWith(`${home}/`))
    return `imports another room as ${request}: use its # alias`;
  return undefined;
}

function allowed(from: Place, to: Place): boolean {
  if (from.room.may.includes('*')) return true;
  if (from.room === to.room) return from.compartment === to.compartment || from.room.may.includes(to.room.name);
  if (from.room.may.includes(to.room.name)) return true;
  return from.compartment === to.compartment && (from.room.mayWithin ?? []).includes(to.room.name);
}

function refusal(from: Place, to: Place): string {
  const ours = [...from.room.may, ...(from.room.mayWithin ?? []).map((name) => `its own ${name}`)].join(', ');
  const side = bothSides(from.room, to.room) ? ' (browser and server never import each other)' : '';
  const apart = from.room === to.room ? `: ${from.compartment} and ${to.compartment} are kept apart` : '';
  return `${from.room.name} → ${to.room.name} is not allowed${apart}${side} (${from.room.name} may import: ${ours || 'nothing'})`;
}

function bothSides(a: Room, b: Room): boolean {
  return (a.runs === 'browser' && b.runs === 'server') || (a.runs === 'server' && b.runs === 'browser');
}

function packageFault(room: Room, request: string): string | undefined {
  if (foreignPackages[room.runs]?.test(request))
    return `${room.name} → ${request} is not allowed in a room that runs ${
      room.runs === 'anywhere' ? 'anywhere (pure: no I/O, no framework)' : `in the ${room.runs}`
    }`;
  if (request.startsWith('@rjsf/') && !['web/renderer', 'tests'].includes(room.name))
    return `${room.name} → ${request} is not allowed (only web/renderer knows the form library)`;
  return undefined;
}

function placeOf(path: string): Place | undefined {
  for (const room of rooms) {
    const match = room.holds.exec(path);
    if (match) return { room, compartment: match[1] ?? '' };
  }
  return undefined;
}

/** The folder within which imports are relative; beyond it they go by alias. */
function homeOf(path: string): string {
  const nested = /^src\/(web\/screens|server\/resources|server\/gateways)\/[^/]+(?=\/)/.exec(path);
  const flat = /^src\/(web|server)\/[^/]+(?=\/)|^src\/[^/]+|^[^/]+/.exec(path);
  return nested?.[0] ?? flat?.[0] ?? path;
}

function hasAlias(path: string): boolean {
  return path.startsWith('src/') || path.startsWith('generated/');
}
