/** The editor of one filter: choices apply at once, typed values with Enter or Apply. */
import { Button, Checkbox, Group, NumberInput, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { TableFilter } from '#engine/tables/table.ts';
import { datePresets, dayRange } from '#platform/domain/date-range.ts';
import { wallClock } from '#platform/domain/time.ts';
import { numberRange } from '#platform/domain/list-filters.ts';
import { DateField } from '../../ui/data/date-field.tsx';
import { ReferenceEditor } from './reference-editor.tsx';

export interface FilterEditorProps {
  readonly filter: TableFilter;
  /** Empty while the filter is not set. */
  readonly written: string;
  readonly onChange: (value: string | undefined) => void;
  readonly onDone: () => void;
}

export function FilterEditor(props: FilterEditorProps): ReactNode {
  const { kind } = props.filter;
  if (kind === 'choice') return <ChoiceEditor {...props} />;
  if (kind === 'boolean') return <BooleanEditor {...props} />;
  if (kind === 'number') return <NumberEditor {...props} />;
  if (kind === 'dates') return <DatesEditor {...props} />;
  if (kind === 'reference') return <ReferenceEditor {...props} />;
  return <TextEditor {...props} />;
}

function ChoiceEditor({ filter, written, onChange }: FilterEditorProps): ReactNode {
  const chosen = written === '' ? [] : written.split(',');
  return (
    <Checkbox.Group
      label={filter.title}
      value={chosen}
      onChange={(values) => onChange(values.length === 0 ? undefined : values.join(','))}
    >
      <Stack gap="xs" mt="xs">
        {filter.choices?.map(({ value, title }) => (
          <Checkbox key={value} value={String(value)} label={title} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function BooleanEditor({ filter, written, onChange, onDone }: FilterEditorProps): ReactNode {
  const choose = (value: string): void => {
    onChange(value);
    onDone();
  };
  return (
    <Radio.Group label={filter.title} value={written} onChange={choose}>
      <Stack gap="xs" mt="xs">
        <Radio value="true" label="Yes" />
        <Radio value="false" label="No" />
      </Stack>
    </Radio.Group>
  );
}

interface AppliedProps {
  readonly children: ReactNode;
  readonly onApply: () => void;
}

function Applied({ children, onApply }: AppliedProps): ReactNode {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onApply();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {children}
        <Button type="submit" size="xs">
          Apply
        </Button>
      </Stack>
    </form>
  );
}

function TextEditor({ filter, written, onChange, onDone }: FilterEditorProps): ReactNode {
  const [text, setText] = useState(written);
  const apply = (): void => {
    onChange(text.trim() || undefined);
    onDone();
  };
  return (
    <Applied onApply={apply}>
      <TextInput
        label={`${filter.title} contains`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={80}
        data-autofocus
      />
    </Applied>
  );
}

function NumberEditor({ filter, written, onChange, onDone }: FilterEditorProps): ReactNode {
  const [{ from, to }, setRange] = useState(() => numberRange(written));
  const put = (end: 'from' | 'to') => (value: string | number) =>
    setRange((before) => ({ ...before, [end]: typeof value === 'number' ? value : undefined }));
  const apply = (): void => {
    onChange(from === undefined && to === undefined ? undefined : `${from ?? ''}..${to ?? ''}`);
    onDone();
  };
  return (
    <Applied onApply={apply}>
      <Group gap="xs" grow>
        <NumberInput
          label={`${filter.title} from`}
          value={from ?? ''}
          onChange={put('from')}
          hideControls
          data-autofocus
        />
        <NumberInput label="To" value={to ?? ''} onChange={put('to')} hideControls />
      </Group>
    </Applied>
  );
}

const ownRange = 'range';
const ownMonth = 'month';
const ranges = [
  ...datePresets.map(({ id, title }) => ({ value: id, label: title })),
  { value: ownRange, label: 'Date range' },
  { value: ownMonth, label: 'Month' },
];

function kindOfRange(written: string): string {
  if (datePresets.some(({ id }) => id === written)) return written;
  return /^\d{4}-\d{2}$/.test(written) ? ownMonth : ownRange;
}

/** Either end may be left open. */
function wrongDay(typed: string): string | undefined {
  return typed === '' || /^\d{4}-\d{2}-\d{2}$/.test(typed) ? undefined : 'Enter a date.';
}

function DatesEditor({ filter, written, onChange, onDone }: FilterEditorProps): ReactNode {
  const [kind, setKind] = useState(written === '' ? 'last_7_days' : kindOfRange(written));
  const today = wallClock(new Date()).date;
  const [days, setDays] = useState(() => dayRange(written, today) ?? {});
  const { from = '', to = '' } = days;
  const apply = (): void => {
    if (kind === ownRange && (wrongDay(from) ?? wrongDay(to)) !== undefined) return;
    const range = from === '' && to === '' ? undefined : `${from}..${to}`;
    onChange(kind === ownRange ? range : kind === ownMonth ? (from || today).slice(0, 7) : kind);
    onDone();
  };
  return (
    <Applied onApply={apply}>
      <Select
        label={filter.title}
        data={ranges}
        value={kind}
        onChange={(value) => setKind(value ?? ownRange)}
        comboboxProps={{ withinPortal: false }}
        data-autofocus
      />
      {kind === ownRange && (
        <Group gap="xs" grow>
          <DateField
            type="date"
            label="From"
            value={from}
            max={to}
            error={wrongDay(from)}
            onChange={(next) => setDays({ ...days, from: next })}
          />
          <DateField
            type="date"
            label="To"
            value={to}
            min={from}
            error={wrongDay(to)}
            onChange={(next) => setDays({ ...days, to: next })}
          />
        </Group>
      )}
      {kind === ownMonth && (
        <TextInput
          type="month"
          label="Month"
          value={(from || today).slice(0, 7)}
          onChange={(event) => setDays({ from: `${event.currentTarget.value}-01` })}
        />
      )}
    </Applied>
  );
}
