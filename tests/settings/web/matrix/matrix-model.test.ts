/** The notification matrix over the real catalogue: cells, clicks, subscriptions and rows. */
import { describe, expect, it } from 'vitest';
import { applyEdits } from '#engine/changes/apply.ts';
import type { Caller } from '#engine/state/access.ts';
import type { Matrix, MatrixRow, Setting } from '#engine/schema/catalogue.ts';
import { mergeValue } from '#engine/changes/merge.ts';
import { cellTitle, columnsOf, rowRefusals, settingsOf } from '#engine/schema/matrix.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { MatrixModel, type Cell, type MatrixTopic } from '#modules/settings/web/matrix/matrix-model.ts';
import { everyRow, filteredRows } from '#modules/settings/web/matrix/row-filter.ts';
import { allSetHere } from '../../../factories/stored-side.ts';

const declared: Matrix = catalogue.sections['notifications/customer_notifications'].matrix;
const settings: Readonly<Record<string, Setting>> = catalogue.settings;
const staff: Caller = { audience: 'staff', can: () => true };
const customer: Caller = { audience: 'customer', can: () => true };
const key = 'sms_notifications_delivery';

interface Given {
  readonly stored?: Readonly<Record<string, unknown>>;
  readonly caller?: Caller;
  readonly facts?: Readonly<Record<string, unknown>>;
}

function matrixOver({ stored = {}, caller = staff, facts = {} }: Given = {}): {
  form: SettingsModel;
  matrix: MatrixModel;
} {
  const all = { 'provider.kind': 'locker-network', ...facts };
  const form = new SettingsModel(
    { catalogue, validators, caller, scope: 'provider', facts: all },
    allSetHere({ whatsapp_enabled: true, ...stored }, 'provider'),
  );
  const matrix = new MatrixModel(form, declared);
  matrix.start();
  return { form, matrix };
}

function at(matrix: MatrixModel, row: string, column: string): Cell {
  const cell = matrix.matrix.rows
    .filter(({ id }) => id === row)
    .flatMap((one) =>
      columnsOf(declared).flatMap((other) => (other.id === column ? [matrix.cell(one, other)] : [])),
    )[0];
  if (!cell) throw new Error(`${row} ${column} is no cell`);
  return cell;
}

function rowsOf(matrix: MatrixModel): readonly string[] {
  return matrix.layout().rows.map(({ id }) => id);
}

describe('F318 the grid', () => {
  it('has a row for every status, three channels and two parties: 222 cells, followed by the notices', () => {
    const { matrix } = matrixOver();
    const statuses = settings[key]?.schema.items?.oneOf?.map((one) => one.const);
    const rows = declared.rows.filter((row) => !row.cells);
    expect(rows.map(({ id }) => id)).toEqual(statuses);
    const columns = columnsOf(declared).filter(({ setting }) => setting);
    expect(matrix.cellsAt(rows, columns)).toHaveLength(222);
    expect(settingsOf(declared)).toHaveLength(15);
  });

  it('shows members of the sets, and a click changes one member', () => {
    const { form, matrix } = matrixOver({ stored: { [key]: ['delivered', 'out-for-delivery'] } });
    const cell = at(matrix, 'delivered', 'sms_delivery');
    expect(matrix.state(cell)).toMatchObject({ on: true, drafted: false, own: true });
    matrix.toggle(cell);
    expect(form.state().drafts).toEqual({ [key]: ['out-for-delivery'] });
    expect(matrix.state(cell)).toMatchObject({ on: false, drafted: true, own: false });
    matrix.undo([cell]);
    expect(form.state().drafts).toEqual({});
  });

  it('resets a cell to its inherited value, and does not change others of its set', () => {
    const { form, matrix } = matrixOver({ stored: { [key]: ['delivered'] } });
    matrix.reset([at(matrix, 'delivered', 'sms_delivery'), at(matrix, 'out-for-delivery', 'sms_delivery')]);
    expect(form.state().drafts).toEqual({ [key]: ['out-for-delivery'] });
  });

  it('keeps members of a set without a row', () => {
    const { form, matrix } = matrixOver({ stored: { [key]: ['lost-in-space'] } });
    matrix.toggle(at(matrix, 'delivered', 'sms_delivery'));
    expect(form.state().drafts).toEqual({ [key]: ['delivered', 'lost-in-space'] });
  });

  it('notifies one cell, its row, its column and the total, and nothing else', () => {
    const { matrix } = matrixOver();
    const listeners: string[] = [];
    const cells = matrix.cellsAt(declared.rows, columnsOf(declared));
    const topics = new Set<MatrixTopic>(['all', 'layout']);
    for (const { id, row, column } of cells) topics.add(`cell ${id}`).add(`row ${row.id}`).add(`column ${column.id}`);
    for (const topic of topics) matrix.listen(topic, () => listeners.push(topic));
    matrix.toggle(at(matrix, 'collected', 'email_collection'));
    expect(listeners.toSorted()).toEqual([
      'all',
      'cell collected email_collection',
      'column email_collection',
      'row collected',
    ]);
  });

  it('follows changes of its settings elsewhere', () => {
    const { form, matrix } = matrixOver();
    const cell = at(matrix, 'quote', 'sms_delivery');
    form.edit(key, ['quote'], false);
    expect(matrix.state(cell).on).toBe(true);
    form.accept({ revision: 2, layers: [{ scope: 'provider', values: { [key]: { value: ['quote'] } } }] });
    expect(matrix.state(cell)).toMatchObject({ on: true, drafted: false, own: true });
  });
});

describe('texts of cells', () => {
  const text = { id: `${key}:delivered`, channel: 'sms', text: 'Here' };

  it('mark their cells, and typing in one notifies nothing else', () => {
    const { form, matrix } = matrixOver();
    const cell = at(matrix, 'delivered', 'sms_delivery');
    expect(matrix.state(cell).detailed).toBe(false);
    form.edit('notification_templates', [text], false);
    expect(matrix.state(cell).detailed).toBe(true);
    const listeners: string[] = [];
    matrix.listen('all', () => listeners.push('all'));
    form.edit('notification_templates', [{ ...text, text: 'There' }], false);
    expect(listeners).toEqual([]);
    form.discard(['notification_templates']);
    expect(matrix.state(cell).detailed).toBe(false);
    expect(listeners).toEqual(['all']);
  });

  it('are named by their subject', () => {
    expect(cellTitle(catalogue, text.id)).toBe('Delivered: SMSs to delivery contact');
    expect(cellTitle(catalogue, `${key}:lost-in-space`)).toBeUndefined();
  });
});

describe('the notices', () => {
  it('are switches and choices in additional rows; of a choice at most one is on', () => {
    const { form, matrix } = matrixOver({ stored: { allow_rescheduling_shipments: true } });
    matrix.toggle(at(matrix, 'rescheduled', 'email_collection'));
    matrix.toggle(at(matrix, 'created', 'team_support'));
    expect(form.state().drafts).toEqual({
      email_notifications_rescheduled_delivery_collection: true,
      notify_provider_on_shipment_created: 'support',
    });
    matrix.toggle(at(matrix, 'created', 'team_ops_manager'));
    expect(form.content('notify_provider_on_shipment_created')).toBe('ops-manager');
    expect(matrix.state(at(matrix, 'created', 'team_support')).on).toBe(false);
    matrix.toggle(at(matrix, 'created', 'team_ops_manager'));
    expect(form.state().drafts).not.toHaveProperty('notify_provider_on_shipment_created');
  });

  it('do not exist while shipments cannot be rescheduled, with the reason', () => {
    const { form, matrix } = matrixOver({ stored: { allow_rescheduling_shipments: false } });
    expect(rowsOf(matrix)).not.toContain('rescheduled');
    expect(matrix.layout().omitted.flatMap(({ titles }) => titles)).toContain('Shipment rescheduled');
    form.edit('allow_rescheduling_shipments', true, false);
    expect(rowsOf(matrix)).toContain('rescheduled');
  });
});

describe('filling', () => {
  it('fills and empties rows, columns and everything; a choice counts once', () => {
    const { form, matrix } = matrixOver();
    const row = declared.rows.filter(({ id }) => id === 'created' || id === 'quote');
    const cells = matrix.cellsAt(row, columnsOf(declared));
    expect(matrix.tally(cells)).toEqual({ on: 0, of: 7 });
    matrix.fill(cells, true);
    expect(matrix.tally(cells)).toEqual({ on: 7, of: 7 });
    expect(form.content('notify_provider_on_shipment_created')).toBe('support');
    matrix.fill(cells, false);
    expect(form.state().drafts).toEqual({});
  });

  it('a whole column is one set with every status', () => {
    const { form, matrix } = matrixOver();
    const column = columnsOf(declared).filter(({ setting }) => setting === key);
    matrix.fill(matrix.cellsAt(declared.rows, column), true);
    expect(form.content(key)).toEqual(settings[key]?.schema.items?.oneOf?.map((one) => one.const));
    expect(form.state().errors).toEqual({});
    matrix.fill(matrix.cellsAt(declared.rows, column), false);
    expect(form.content(key)).toEqual([]);
  });

  it('skips settings that the user may not change', () => {
    const place = { needs: ['API_/providers/settings:POST'] };
    const { form, matrix } = matrixOver({ caller: { audience: 'staff', can: () => false, place } });
    matrix.fill(matrix.cellsAt(declared.rows, columnsOf(declared)), true);
    expect(form.state().drafts).toEqual({});
  });
});

describe('rows', () => {
  it('F319 for staff only are not visible to customers', () => {
    const { matrix } = matrixOver({ caller: customer });
    const named = [
      ...matrix.layout().rows.map(({ title }) => title),
      ...matrix.layout().omitted.flatMap((one) => one.titles),
    ];
    expect(named).not.toContain('Quote expired');
    expect(rowsOf(matrixOver().matrix)).toContain('collect-and-return-to-hub');
  });

  it('F319 customers may not toggle them either, and get an error', () => {
    const open = Object.fromEntries(
      Object.entries(settings).map(([name, one]) => [name, { ...one, exposure: 'customer' as const }]),
    );
    const application = (after: readonly string[], caller: Caller) =>
      applyEdits({
        base: { catalogue: { ...catalogue, settings: open }, layers: [], here: 'account', facts: {} },
        validators,
        caller,
        edits: { settings: { [key]: after }, reset: [] },
      });
    const admin = ['out-for-delivery', 'delivery-failed-attempt', 'ready-for-pickup', 'collect-and-return-to-hub'];
    expect(application(admin, customer)).toMatchObject({
      ok: false,
      errors: [{ field: key, code: 'permission_denied' }],
    });
    expect(application(admin, staff)).toMatchObject({ ok: true });
    expect(application(['delivered'], customer)).toMatchObject({ ok: true });
    expect(rowRefusals(catalogue, customer, 'provider_title', 'a', 'b')).toEqual([]);
  });

  it('for lockers and counters depend on the kind of provider or a switch', () => {
    const { form, matrix } = matrixOver({ facts: { 'provider.kind': 'courier' } });
    expect(rowsOf(matrix)).not.toContain('in-locker');
    const missing = matrix.layout().omitted.find(({ titles }) => titles.includes('Bob Box reservation failed'));
    expect(missing?.needs).toMatch(/Third-party Bob Box lockers/);
    form.edit('enable_tcg_locker', true, false);
    expect(rowsOf(matrix)).toContain('in-locker');
    expect(rowsOf(matrixOver().matrix)).toContain('bob-box-reservation-failed');
  });

  it('columns of a disabled channel are hidden with the reason', () => {
    const { matrix } = matrixOver({ stored: { whatsapp_enabled: false } });
    expect(matrix.layout().groups.map(({ title }) => title)).toEqual(['Email', 'SMS', 'Staff']);
    expect(matrix.layout().omitted[0]).toEqual({
      titles: ['WhatsApp'],
      needs: '“WhatsApp is on”',
    });
  });
});

describe('filters', () => {
  const titles = (rows: readonly MatrixRow[]) => rows.map(({ id }) => id);
  const columns = columnsOf(declared);

  it('by text, by what is on, modified and unsaved', () => {
    const { matrix } = matrixOver({ stored: { [key]: ['delivered'] } });
    const rows = matrix.layout().rows;
    const show = (filter: Partial<typeof everyRow>) =>
      titles(filteredRows(matrix, rows, columns, { ...everyRow, ...filter }));
    expect(show({})).toHaveLength(rows.length);
    expect(show({ text: 'FAILED attempt' })).toEqual(['collection-failed-attempt', 'delivery-failed-attempt']);
    expect(show({ text: 'no such row' })).toEqual([]);
    expect(show({ text: 'locker in' })).toEqual(['in-locker']);
    expect(show({ only: 'on' })).toContain('delivered');
    expect(show({ only: 'on' })).not.toContain('quote');
    expect(show({ only: 'modified' })).toEqual([
      'out-for-delivery',
      'delivery-failed-attempt',
      'ready-for-pickup',
      'delivered',
    ]);
    matrix.toggle(at(matrix, 'quote', 'email_collection'));
    expect(show({ only: 'unsaved' })).toEqual(['quote']);
  });
});

it('two users who toggle different cells of one column both succeed', () => {
  const setting = settings[key];
  const start = ['delivered', 'collected'];
  const merged = setting && mergeValue(setting, start, ['delivered'], ['delivered', 'collected', 'quote'], []);
  expect(merged).toEqual({ ok: true, value: ['delivered', 'quote'] });
});
