/** Lists the settings that no code reads: a report only, because a feature may follow its settings. */
import { deadSettings, declaredSettings } from '../check/dead-settings.ts';
import type { GateReport } from './report.ts';

/** `strict` makes each of them an error. */
export function checkDead(root: string, strict = false): GateReport {
  const declared = declaredSettings(root);
  const dead = deadSettings(root);
  const outside = declared.filter(({ readBy }) => readBy !== undefined).length;
  return {
    gate: 'check:dead',
    summary: `${dead.length} of ${declared.length} are read by nothing yet: write what acts on them, or name in x-read-by who does`,
    findings: dead.map(({ key, file, line }) => ({
      subject: key,
      code: 'read_by_nothing',
      message: `${file}:${line}`,
      file,
      line,
      level: strict ? 'error' : 'note',
    })),
    facts: { declared: declared.length, read: declared.length - dead.length - outside, outside, dead: dead.length },
  };
}
