/** The result of every gate, and each finding with a link to its line. */

import { Anchor } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { schema_gate as gates } from '#generated/enums.ts';
import styles from './schemas.module.css';
import type { Finding, Validated } from './use-validation.ts';

const icons = { passed: IconCircleCheck, noted: IconInfoCircle, failed: IconCircleX, not_reached: IconClock } as const;
const words = { passed: 'Passed', noted: 'Passed with notes', failed: 'Failed', not_reached: 'Not run' } as const;

interface ChecksProps {
  readonly validated: Validated;
  /** The edited file. */
  readonly path: string;
  readonly onLine: (line: number, column: number) => void;
}

function Place({ finding, path, onLine }: { readonly finding: Finding } & Omit<ChecksProps, 'validated'>): ReactNode {
  const { file, line, column } = finding;
  if (file !== path) return <code>{`${file}:${line}`}</code>;
  return (
    <Anchor component="button" type="button" size="sm" onClick={() => onLine(line, column)}>
      Line {line}
    </Anchor>
  );
}

export function Checks({ validated: { validationResult, validating }, path, onLine }: ChecksProps): ReactNode {
  return (
    <div aria-busy={validating}>
      <ul className={styles['gates']}>
        {gates.map(({ const: id, title, description }) => {
          const verdict = validationResult?.gates.find(({ gate }) => gate === id);
          const kind = verdict?.verdict ?? 'not_reached';
          const Icon = icons[kind];
          const findings = validationResult?.findings.filter(({ gate }) => gate === id) ?? [];
          return (
            <li key={id} data-verdict={kind}>
              <Icon size="1.25rem" aria-hidden />
              <div>
                <h2>
                  {title} <span className={styles['verdict']}>{words[kind]}</span>
                </h2>
                <p className={styles['soft']}>{kind === 'passed' ? verdict?.summary : description}</p>
                {findings.length > 0 && (
                  <ul className={styles['findings']}>
                    {findings.map((finding, at) => (
                      <li key={at} data-severity={finding.severity}>
                        <Place finding={finding} path={path} onLine={onLine} /> {finding.message}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
