/** The audit trail of a scope's settings: each change with the setting's title and location, values formatted as elsewhere. */

import { Text } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { settingAuditType } from '../../domain/setting-audit.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { AuditEvent } from '#generated/types.ts';
import { AuditWindow } from '#platform/web/audit/audit-window.tsx';
import { ChangeText, memberNameIn } from '#platform/web/audit/change-text.tsx';
import { crumbOf } from '../shared/places.ts';
import type { AuditSubject } from '#platform/web/audit/use-audit-events.ts';

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
        Hidden
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
  readonly selected: ScopeRef;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

export function AuditTrail({ selected, catalogue, onClose }: AuditTrailProps): ReactNode {
  const { kind, id } = selected;
  const subject: AuditSubject = {
    type: settingAuditType(kind),
    scope: kind,
    ...(id !== undefined && { scope_id: id }),
  };
  const cells = useMemo(
    () => ({
      object_id: (event: AuditEvent) => What({ catalogue, event }),
      change: (event: AuditEvent) => Change({ catalogue, event }),
    }),
    [catalogue],
  );
  return <AuditWindow type={`${kind}_setting`} subject={subject} cells={cells} onClose={onClose} />;
}
