/** The audit trail of settings: each change with the setting's title and place, its values said as everywhere else (doc2:74, doc2:203). */

import { Text } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import type { Catalogue } from '#engine/catalogue.ts';
import type { AuditEvent, AuditType } from '#generated/types.ts';
import { readAudit } from '#web/client/read-audit.ts';
import { AuditWindow } from '#web/renderer/audit-window.tsx';
import { ChangeText, memberNameIn } from '#web/renderer/change-text.tsx';
import { crumbOf } from '#web/renderer/places.ts';

/** `provider_setting` as a title: `Provider setting`. */
export function typeTitle(type: string): string {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function settingOf(catalogue: Catalogue, event: AuditEvent) {
  return catalogue.settings[event.object_id?.split('/').at(-1) ?? ''];
}

function What({ catalogue, event }: { readonly catalogue: Catalogue; readonly event: AuditEvent }): ReactNode {
  const setting = settingOf(catalogue, event);
  if (!setting) return event.object_id;
  return (
    <>
      {setting.schema.title}
      <Text size="xs" c="dimmed">
        {crumbOf(catalogue, setting)}
      </Text>
    </>
  );
}

function Change({ catalogue, event }: { readonly catalogue: Catalogue; readonly event: AuditEvent }): ReactNode {
  const { change_from: before, change_to: after } = event.change;
  if (before === undefined && after === undefined)
    return (
      <Text inherit c="dimmed">
        Not for you to see
      </Text>
    );
  const setting = settingOf(catalogue, event);
  return (
    <ChangeText
      schema={setting?.schema ?? {}}
      before={before}
      after={after}
      memberName={setting && memberNameIn(catalogue, setting.key)}
    />
  );
}

interface AuditTrailProps {
  readonly type: AuditType;
  /** One setting only. */
  readonly objectId?: string | undefined;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

export function AuditTrail({ type, objectId, catalogue, onClose }: AuditTrailProps): ReactNode {
  const title = objectId ? (catalogue.settings[objectId]?.schema.title ?? objectId) : typeTitle(type);
  const cells = useMemo(
    () => ({
      object_id: (event: AuditEvent) => What({ catalogue, event }),
      change: (event: AuditEvent) => Change({ catalogue, event }),
    }),
    [catalogue],
  );
  return <AuditWindow title={title} read={readAudit} type={type} objectId={objectId} cells={cells} onClose={onClose} />;
}
