/** Five settings of different kinds that are not in the catalogue, each for its own section file; a test adds each with one edit. */

export const fiveSettings = {
  'general/map-settings': {
    map_lock_note: {
      type: 'string',
      maxLength: 120,
      title: 'Words for whoever waits for the map',
      description: 'Shown to people who can only look because somebody else is editing the map.',
      examples: ['Phone the control room if it cannot wait.'],
      'x-visible-when': { enable_map_edit_lock: { const: false } },
      'x-since': '1.1',
    },
  },
  'general/tracking-settings': {
    tracking_feed_token: {
      type: 'string',
      minLength: 8,
      maxLength: 64,
      title: 'Token of the tracking feed',
      description: 'Signs the tracking events that are sent to your own systems. Keep it to yourself.',
      examples: ['b7Kq29xTz1'],
      'x-secret': true,
      'x-exposure': 'server',
      'x-since': '1.1',
    },
  },
  'shipments/note-types': {
    note_escalations: {
      type: 'array',
      maxItems: 10,
      title: 'Who hears of a note',
      description: 'Departments that are told of a note on a shipment, and after how long without an answer.',
      default: [],
      examples: [[{ id: 'desk', department: 'Help desk', after: 2 }]],
      items: {
        type: 'object',
        title: 'Department',
        properties: {
          id: { type: 'string', minLength: 1, maxLength: 40, title: 'Id' },
          department: { type: 'string', minLength: 1, maxLength: 60, title: 'Name of the department' },
          after: { type: 'integer', minimum: 1, maximum: 72, title: 'Without an answer for', 'x-unit': 'hours' },
        },
        required: ['id', 'department'],
        additionalProperties: false,
      },
      'x-merge': 'by-id',
      'x-since': '1.1',
    },
  },
  'shipments/parcel-disclaimer': {
    disclaimer_from_weight: {
      type: 'number',
      minimum: 0,
      maximum: 500,
      multipleOf: 0.5,
      title: 'Disclaimer from a weight of',
      description: 'Lighter parcels are booked without the disclaimer. At nought everybody reads it.',
      default: 0,
      examples: [20],
      'x-unit': 'kg',
      'x-since': '1.1',
    },
  },
  'accounts/address-book': {
    address_book_limit: {
      type: 'integer',
      minimum: 1,
      maximum: 10000,
      title: 'Addresses an account may keep',
      description:
        'When the address book is full, the oldest unused address makes room. An account may have a limit of its own.',
      default: 500,
      examples: [2000],
      'x-exposure': 'customer',
      'x-scope': ['provider', 'account'],
      'x-since': '1.1',
    },
  },
} as const;
