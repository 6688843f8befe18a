/** Texts for single cells of a grid, one line per cell: opened or removed here, added in the grid. */

import { Button } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { isList, isObject } from '#engine/values/json-value.ts';
import { cellTitle } from '#engine/schema/matrix.ts';
import { valueText } from '#engine/values/value-text.ts';
import { FormProvider } from '../shared/form-context.ts';
import type { WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import styles from '#platform/web/form/widgets/widgets.module.css';

function addressOf(member: unknown): string {
  const id = isObject(member) ? member['id'] : undefined;
  return typeof id === 'string' ? id : '';
}

export default function ByCellWidget(props: WidgetProps): ReactNode {
  const form = use(FormProvider);
  const members = isList(props.value) ? props.value : [];
  const catalogue = form?.model.base.catalogue;
  const action = form?.cellAction;
  return (
    <div id={props.id} tabIndex={-1} role="group" aria-label={props.label} aria-describedby={props.describedBy}>
      {members.length === 0 ? (
        <p className={styles.none}>No custom messages yet. Select a cell in the grid and press Enter to write one.</p>
      ) : (
        <ul className={styles.byCell}>
          {members.map((member) => {
            const address = addressOf(member);
            const title = (catalogue && cellTitle(catalogue, address)) ?? address;
            return (
              <li key={address}>
                <div>
                  <b>{title}</b>
                  <span>{valueText(props.schema.items ?? {}, member)}</span>
                </div>
                {action?.fits(address) && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`${action.label}: ${title}`}
                    onClick={() => action.open(address)}
                  >
                    {action.label}
                  </Button>
                )}
                {!props.readOnly && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove ${title}`}
                    onClick={() => props.onChange(members.filter((one) => one !== member))}
                  >
                    Remove
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
