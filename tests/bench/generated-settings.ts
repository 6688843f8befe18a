/** Generates any number of settings for benchmarks, deterministically, with the mix of types of a real catalogue. */

type Node = Record<string, unknown>;

/** The parts of a section file that differ between generated sections. */
export interface GeneratedSection {
  readonly id: string;
  readonly properties: Readonly<Record<string, Node>>;
  readonly 'x-rules': readonly Node[];
}

/** The maximum number of settings in a generated section; the vocabulary allows 25. */
export const perSection = 20;

const subjects = ['Collection', 'Delivery', 'Manifest', 'Waybill', 'Account', 'Driver', 'Parcel', 'Invoice'];

/** Each type returns the part of a setting's schema that differs; the example is always valid. */
const kinds: readonly { readonly name: string; readonly node: (index: number) => Node }[] = [
  { name: 'switch', node: () => ({ type: 'boolean', default: true, examples: [false] }) },
  { name: 'label', node: (at) => text({ minLength: 1, maxLength: 60, default: `Label ${at}` }, 'Front desk') },
  {
    name: 'email',
    node: (at) => text({ format: 'email', maxLength: 254, default: `desk${at}@kestrel.test` }, 'a@b.test'),
  },
  { name: 'minimum', node: (at) => number('integer', { maximum: 1_000_000, default: at % 50 }) },
  { name: 'maximum', node: (at) => number('integer', { maximum: 1_000_000, default: 100 + at }) },
  { name: 'colour', node: () => text({ format: 'colour', maxLength: 9, default: '#1f6feb' }, '#0a7d33') },
  { name: 'choice', node: () => choice() },
  { name: 'weight', node: () => number('number', { maximum: 500, multipleOf: 0.01, 'x-unit': 'kg', default: 2.5 }) },
  { name: 'link', node: () => text({ format: 'https-url', maxLength: 200 }, 'https://kestrel.test/help') },
  { name: 'note', node: () => text({ maxLength: 120, default: '' }, 'Ring the bell twice') },
];

/** The settings that the typing benchmark types into: near the top, so that every candidate renders them immediately. */
export const typedKeys = {
  text: keyOf(1),
  email: keyOf(2),
  number: keyOf(4),
} as const;

/** As many sections as `count` settings require, filled in order. */
export function generatedSections(count: number): readonly GeneratedSection[] {
  return Array.from({ length: Math.ceil(count / perSection) }, (_, section) => {
    const size = Math.min(perSection, count - section * perSection);
    const indexes = Array.from({ length: size }, (__, at) => section * perSection + at);
    const id = `part_${section + 1}`;
    return {
      id,
      properties: Object.fromEntries(indexes.map((index) => [keyOf(index), setting(index)])),
      'x-rules': indexes.filter((index) => kindOf(index) === 'maximum').map((index) => orderRule(index)),
    };
  });
}

function keyOf(index: number): string {
  return `s${index}_${kindOf(index)}`;
}

function kindOf(index: number): string {
  return kinds[index % kinds.length]?.name ?? '';
}

function setting(index: number): Node {
  const subject = subjects[Math.floor(index / kinds.length) % subjects.length] ?? '';
  return {
    ...kinds[index % kinds.length]?.node(index),
    title: `${subject} ${kindOf(index)} number ${index}`,
    description: `What a ${subject.toLowerCase()} is given when nobody says otherwise, case ${index} of the measurement.`,
    'x-since': '1.0',
    ...(['weight', 'note'].includes(kindOf(index)) ? { 'x-visible-when': switchedOn(index) } : {}),
  };
}

/** Two of every ten settings are visible only while the switch of their group is on, which is the default. */
function switchedOn(index: number): Node {
  return { [keyOf(index - (index % kinds.length))]: { const: true } };
}

function orderRule(index: number): Node {
  return {
    id: `order_${index}`,
    setting: keyOf(index),
    message: 'The maximum must not be below the minimum.',
    schema: {
      type: 'object',
      properties: {
        [keyOf(index - 1)]: { type: 'integer' },
        [keyOf(index)]: { type: 'integer', minimum: { $data: `1/${keyOf(index - 1)}` } },
      },
    },
  };
}

function text(limits: Node, example: string): Node {
  return { type: 'string', ...limits, examples: [example] };
}

function number(type: 'integer' | 'number', limits: Node): Node {
  return { type, minimum: 0, ...limits, examples: [12] };
}

function choice(): Node {
  const members = ['economy', 'overnight', 'same_day', 'international', 'return'];
  return {
    type: 'string',
    oneOf: members.map((member) => ({ const: member, title: `Service ${member.replace('_', ' ')}` })),
    default: 'economy',
    examples: ['overnight'],
  };
}
