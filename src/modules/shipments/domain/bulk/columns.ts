/** The columns of a bulk booking file: the fields of the booking form under common names. */
import { form } from '#generated/forms/shipment.ts';
import type { Settings } from '#generated/types.ts';
import { addressNames } from '#modules/geography/domain/address-csv.ts';
import type { CellSchema } from '#platform/domain/cell-value.ts';
import { guessColumns, type SpreadsheetColumn } from '#platform/domain/spreadsheet-columns.ts';
import { legs } from '#modules/geography/domain/address.ts';

export interface FieldSchema extends CellSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

export interface BulkColumn extends SpreadsheetColumn {
  readonly schema: FieldSchema;
}

/** Number of equal parcels in a line; only files have this field. */
export const parcelCount = 'parcel_count';
/** The account is chosen for the whole file. */
const ofTheFile = new Set(['account_id']);

const partNames: Readonly<Record<string, readonly string[]>> = {
  ...addressNames,
  name: ['Name', 'Contact', 'Contact name', 'Contact person', 'Customer', 'Full name'],
  mobile_number: [
    'Mobile number',
    'Mobile',
    'Phone',
    'Phone number',
    'Cell',
    'Cell number',
    'Telephone',
    'Contact number',
  ],
  email: ['Email address', 'Email', 'E-mail'],
};

/** Names of the two sides; a heading without any of them is about the delivery. */
const ends = {
  collection: ['Collection', 'Collect', 'Sender', 'From', 'Origin', 'Pickup', 'Shipper'],
  delivery: ['Delivery', 'Deliver', 'Receiver', 'Recipient', 'To', 'Destination', 'Consignee', 'Ship to', ''],
} as const;

const otherNames: Readonly<Record<string, readonly string[]>> = {
  customer_reference: ['Reference', 'Ref', 'Order', 'Order number', 'Order no', 'Your reference', 'Invoice number'],
  custom_tracking_reference: ['Waybill', 'Waybill number', 'Custom tracking reference', 'Tracking reference'],
  service_level_code: ['Service level', 'Service', 'Service code', 'Service level code'],
  declared_value: ['Declared value', 'Value', 'Insured value'],
  cost_center: ['Cost centre', 'Cost center', 'Department'],
  collection_min_date: ['Collection date', 'Pickup date', 'Collect on'],
  delivery_min_date: ['Delivery date', 'Deliver on'],
  special_instructions_collection: ['Collection instructions', 'Collection notes'],
  special_instructions_delivery: [
    'Delivery instructions',
    'Delivery notes',
    'Instructions',
    'Notes',
    'Special instructions',
  ],
  'parcels.0.submitted_length_cm': ['Length', 'Length cm', 'L', 'Length (cm)'],
  'parcels.0.submitted_width_cm': ['Width', 'Width cm', 'W', 'Breadth', 'Width (cm)'],
  'parcels.0.submitted_height_cm': ['Height', 'Height cm', 'H', 'Height (cm)'],
  'parcels.0.submitted_weight_kg': ['Weight', 'Weight kg', 'Mass', 'Kg', 'Weight (kg)'],
  'parcels.0.parcel_description': ['Contents', 'Description', 'Parcel description', 'Goods'],
  'parcels.0.packaging': ['Packaging', 'Package', 'Parcel type', 'Packaging type'],
  'parcels.0.alternative_tracking_reference': ['Parcel reference', 'Alternative tracking reference'],
};

function columnAt(field: string, schema: FieldSchema): BulkColumn {
  const [top = '', ...rest] = field.split('.');
  const part = rest.at(-1) ?? '';
  const leg = /^(collection|delivery)_(?:address|contact)$/.exec(top)?.[1] as keyof typeof ends | undefined;
  const own = schema.title ?? field;
  if (!leg) {
    const title = otherNames[field]?.[0] ?? (top === 'responsible_contact' ? `Billing ${lower(own)}` : own);
    return { field, schema, title, names: [own, part, ...(otherNames[field] ?? [])].filter((name) => name !== '') };
  }
  const parts = [own, part, ...(partNames[part] ?? [])];
  const names = ends[leg].flatMap((end) => parts.map((name) => `${end} ${name}`.trim()));
  // "Sender" or "receiver" alone means the person.
  const person = part === 'name' ? ends[leg].filter((end) => /er$|nt$|nee$/.test(end)) : [];
  return { field, schema, title: titleAt(leg, top, own), names: [...names, ...person] };
}

function titleAt(leg: string, top: string, own: string): string {
  const party = { collection: 'Sender', delivery: 'Receiver' }[leg];
  return top.endsWith('_contact')
    ? `${party} ${lower(own)}`
    : `${leg === 'collection' ? 'Collection' : 'Delivery'} ${lower(own)}`;
}

function lower(title: string): string {
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}

function fieldsIn(properties: Readonly<Record<string, FieldSchema>>, path = ''): readonly BulkColumn[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = `${path}${name}`;
    if (ofTheFile.has(field)) return [];
    if (schema.properties) return fieldsIn(schema.properties, `${field}.`);
    if (schema.items?.properties) return fieldsIn(schema.items.properties, `${field}.0.`);
    return schema.items ? [] : [columnAt(field, schema)];
  });
}

const { properties } = form.schema as unknown as { readonly properties: Readonly<Record<string, FieldSchema>> };

const countSchema: FieldSchema = {
  type: 'integer',
  description: 'Equal parcels in this line; 1 when it is empty.',
  examples: [1],
};

export const bulkColumns: readonly BulkColumn[] = [
  ...fieldsIn(properties),
  {
    ...{ field: parcelCount, title: 'Number of parcels', schema: countSchema },
    names: ['Parcels', 'Pieces', 'Quantity', 'Qty', 'No of parcels', 'Parcel count'],
  },
];

/** What most files have, for people who begin with an empty one. */
const usual = [
  'customer_reference',
  ...legs.flatMap((leg) => [
    ...['name', 'mobile_number', 'email'].map((part) => `${leg}_contact.${part}`),
    ...['company', 'street_address', 'local_area', 'city', 'zone', 'code'].map((part) => `${leg}_address.${part}`),
    `special_instructions_${leg}`,
  ]),
  ...['service_level_code', 'cost_center', 'declared_value', 'parcels.0.parcel_description'],
  ...['length_cm', 'width_cm', 'height_cm', 'weight_kg'].map((side) => `parcels.0.submitted_${side}`),
  parcelCount,
];

const byField = new Map(bulkColumns.map((column) => [column.field, column]));

/** With the cost centre and the declared value only for accounts that have them. */
export function templateColumns(settings: Settings): readonly BulkColumn[] {
  const isUsed: Readonly<Record<string, boolean>> = {
    cost_center: settings.enable_cost_centers === true,
    declared_value: settings.insurance_declared_value_enabled === true,
  };
  return usual.filter((field) => isUsed[field] !== false).map((field) => byField.get(field)!);
}

export function bulkColumn(field: string): BulkColumn | undefined {
  return byField.get(field);
}

/** The column title of a field; further parcels equal the first. */
export function titleOfField(field: string): string {
  const first = field.replace(/^parcels\.\d+/, 'parcels.0');
  const whole = { collection_address: 'Collection address', delivery_address: 'Delivery address', parcels: 'Parcels' };
  return byField.get(first)?.title ?? whole[first as keyof typeof whole] ?? field;
}

/** The field of each heading, null for an unknown one. */
export function guessedColumns(headings: readonly string[]): (string | null)[] {
  return guessColumns(bulkColumns, headings).map((field) => field ?? null);
}
