/**
 * Someone else saved the same rule: shows the differences, and asks which version to keep. By hand: the rows are the
 * differing fields of one rule, two versions side by side, and no list of records.
 */
import { Button, Group, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { factNames, type NamedBranch } from '../domain/fact-names.ts';
import { filterWords } from '../domain/filter-text.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isObject, sameJson, type JsonObject } from '#engine/values/json-value.ts';
import { valueText } from '#engine/values/value-text.ts';
import type { IntegrationRule, IntegrationRuleFilter } from '#generated/types.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { startOf } from './rule-base.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

interface Difference {
  readonly field: string;
  readonly title: string;
  readonly mine: string;
  readonly theirs: string;
}

type Say = (field: string, schema: JsonSchema, value: unknown) => string;

function differencesIn(schema: JsonSchema, mine: JsonObject, theirs: JsonObject, textOf: Say): readonly Difference[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, member]) => {
    const [own, other] = [mine[field], theirs[field]];
    if (sameJson(own, other)) return [];
    if (member.properties) return differencesIn(member, asObject(own), asObject(other), textOf);
    return [
      { field, title: member.title ?? field, mine: textOf(field, member, own), theirs: textOf(field, member, other) },
    ];
  });
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Filters line by line; of a secret only whether it differs. */
function sayWith(branches: readonly NamedBranch[]): Say {
  const nameOf = factNames(branches);
  return (field, schema, value) => {
    if (schema['x-secret'] === true && typeof value === 'string') return 'A new one';
    if (field !== 'filters' || !Array.isArray(value)) return valueText(schema, value);
    const lines = filterWords(value as readonly IntegrationRuleFilter[], nameOf);
    return lines.length === 0 ? 'None' : lines.join('; ');
  };
}

interface ConflictDialogProps {
  readonly model: RecordModel;
  readonly theirs: IntegrationRule;
  readonly branches: readonly NamedBranch[];
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  readonly onCancel: () => void;
}

export function ConflictDialog({
  model,
  theirs,
  branches,
  onTheirs,
  onMine,
  onCancel,
}: ConflictDialogProps): ReactNode {
  useReturnFocus();
  const { schema, value } = model.state();
  const differences = differencesIn(schema, value, startOf(theirs), sayWith(branches));
  return (
    <Modal opened onClose={onCancel} title="Someone else changed this rule" size="lg">
      <Text size="sm" mb="sm">
        {theirs.updated_by ?? 'The platform team'} saved it while you were editing. This is different:
      </Text>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Field</Table.Th>
            <Table.Th>Saved value</Table.Th>
            <Table.Th>Your change, not saved yet</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ field, title, mine, theirs: other }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{title}</Table.Th>
              <Table.Td>{other}</Table.Td>
              <Table.Td>{mine}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onCancel}>
          Keep editing
        </Button>
        <Button variant="default" onClick={onTheirs}>
          Use theirs
        </Button>
        <Button onClick={onMine}>Save mine</Button>
      </Group>
    </Modal>
  );
}
