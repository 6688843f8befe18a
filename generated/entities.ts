// Written by `npm run generate`; edit the schemas instead.

export interface EntityNode {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly const?: unknown;
  readonly oneOf?: readonly EntityNode[];
  readonly items?: EntityNode;
  readonly properties?: Readonly<Record<string, EntityNode>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

export const account_answer_change: EntityNode = {
 "title": "Earlier answer",
 "description": "One moment in the life of an answer.",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "description": "Number of the change."
  },
  "changed_at": {
   "type": "string",
   "format": "date-time",
   "description": "When it was answered."
  },
  "changed_by": {
   "type": [
    "string",
    "null"
   ],
   "description": "Who answered; null for somebody of the platform."
  },
  "question": {
   "type": "string",
   "description": "The question as it was worded then."
  },
  "text": {
   "type": "string",
   "description": "The answer in words; empty where it was taken back."
  },
  "value": {
   "description": "The answer itself; null where it was taken back."
  }
 },
 "required": [
  "id",
  "changed_at",
  "changed_by",
  "question",
  "text",
  "value"
 ],
 "additionalProperties": false
};

export const account_answer: EntityNode = {
 "title": "Answer of an account",
 "description": "What an account answered to a custom field, readable whatever became of the field since.",
 "type": "object",
 "properties": {
  "field_id": {
   "type": "string",
   "description": "The field’s number, which never changes."
  },
  "key": {
   "type": "string",
   "description": "Short name of the field; today’s, or the last one it had."
  },
  "question": {
   "type": "string",
   "description": "The question, in today’s words or the last it had."
  },
  "answered_as": {
   "type": "string",
   "description": "The question in the words in which it was answered."
  },
  "state": {
   "title": "How an answer stands",
   "description": "How a stored answer stands to the question as it is today. No answer is ever lost by a change of its question.",
   "type": "string",
   "oneOf": [
    {
     "const": "current",
     "title": "Current",
     "description": "The question is asked, and this is its answer."
    },
    {
     "const": "outdated",
     "title": "Question changed",
     "description": "The question takes another kind of answer by now."
    },
    {
     "const": "retired",
     "title": "No longer asked",
     "description": "The question was retired."
    },
    {
     "const": "removed",
     "title": "Question removed",
     "description": "The question is gone from the settings."
    }
   ],
   "x-enum": "answer_state"
  },
  "value": {
   "description": "The answer: text, a number, a day, ids of choices, true or false, or a stored file."
  },
  "text": {
   "type": "string",
   "description": "The answer in words, as people read it."
  },
  "answered_at": {
   "type": "string",
   "format": "date-time",
   "description": "When it was given or last changed."
  },
  "answered_by": {
   "type": [
    "string",
    "null"
   ],
   "description": "Who gave it; null for somebody of the platform."
  }
 },
 "required": [
  "field_id",
  "key",
  "question",
  "answered_as",
  "state",
  "value",
  "text",
  "answered_at",
  "answered_by"
 ],
 "additionalProperties": false
};

export const account_file: EntityNode = {
 "title": "Stored file",
 "description": "A file that was sent as an answer.",
 "type": "object",
 "properties": {
  "id": {
   "type": "string",
   "description": "Number of the file; an answer names it."
  },
  "name": {
   "type": "string",
   "description": "Name that it had on the computer it came from."
  },
  "size": {
   "type": "integer",
   "description": "Size in bytes."
  },
  "media_type": {
   "type": "string",
   "description": "What it is by its content, whatever its name says."
  }
 },
 "required": [
  "id",
  "name",
  "size",
  "media_type"
 ],
 "additionalProperties": false
};

export const account_question: EntityNode = {
 "title": "Question about an account",
 "description": "A custom field as the caller meets it on an account’s page.",
 "type": "object",
 "properties": {
  "group": {
   "title": "Group of questions",
   "description": "Which of the two lists of custom fields a question belongs to.",
   "type": "string",
   "oneOf": [
    {
     "const": "registration",
     "title": "Registration",
     "description": "Asked of people when they open an account, and kept up to date on the account’s page."
    },
    {
     "const": "internal",
     "title": "Internal details",
     "description": "What staff note about an account."
    }
   ],
   "x-enum": "custom_field_group"
  },
  "may_answer": {
   "type": "boolean",
   "description": "Whether the caller may give or change the answer."
  },
  "field": {
   "title": "Custom field",
   "description": "A question that a provider adds to a form of its own accord. Answers are kept under the field’s id.",
   "type": "object",
   "required": [
    "id",
    "type"
   ],
   "discriminator": {
    "propertyName": "type"
   },
   "oneOf": [
    {
     "title": "Text",
     "description": "A word, a line or a paragraph.",
     "type": "object",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number",
       "description": "Ties stored answers to the field; it never changes."
      },
      "type": {
       "type": "string",
       "const": "text",
       "title": "Kind of field",
       "description": "What kind of answer the field takes."
      },
      "label": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Question",
       "description": "What people read above the field. It can be reworded at any time; answers stay.",
       "examples": [
        "How did you hear about us"
       ]
      },
      "key": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^[a-z][a-z0-9_]*$",
       "title": "Short name",
       "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
       "examples": [
        "heard_from"
       ],
       "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
      },
      "help": {
       "type": "string",
       "maxLength": 240,
       "title": "Help",
       "description": "A sentence under the question for people who are unsure."
      },
      "required": {
       "type": "boolean",
       "default": false,
       "title": "Must be answered",
       "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
      },
      "seen_by": {
       "title": "Who sees the answer",
       "description": "Who may see the answer, and who may change it after it was given.",
       "type": "string",
       "oneOf": [
        {
         "const": "staff",
         "title": "Your staff",
         "description": "Only your staff see and change the answer."
        },
        {
         "const": "account_reads",
         "title": "Customers may read it",
         "description": "Your staff change the answer; the customer sees it."
        },
        {
         "const": "account_edits",
         "title": "Customers may change it",
         "description": "Your staff and the customer see and change the answer."
        }
       ],
       "x-enum": "custom_field_audience",
       "default": "staff"
      },
      "content": {
       "type": "string",
       "oneOf": [
        {
         "const": "any",
         "title": "Anything"
        },
        {
         "const": "email",
         "title": "Email address"
        },
        {
         "const": "phone",
         "title": "Phone number"
        },
        {
         "const": "web_address",
         "title": "Web address"
        },
        {
         "const": "digits",
         "title": "Digits only"
        }
       ],
       "default": "any",
       "title": "What is written",
       "description": "Checked while people type."
      },
      "multiline": {
       "type": "boolean",
       "default": false,
       "title": "Several lines",
       "description": "Gives a larger box for longer answers."
      },
      "max_length": {
       "type": "integer",
       "minimum": 1,
       "maximum": 5000,
       "default": 200,
       "title": "Longest answer, in characters",
       "description": "Longer answers are refused."
      },
      "retired": {
       "type": "boolean",
       "default": false,
       "title": "No longer asked",
       "description": "The field disappears from forms; answers that were given stay with their accounts."
      }
     },
     "required": [
      "id",
      "type",
      "label",
      "key",
      "required",
      "seen_by",
      "content",
      "multiline",
      "max_length",
      "retired"
     ],
     "additionalProperties": false
    },
    {
     "title": "Number",
     "description": "An amount, a count or a measure.",
     "type": "object",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number",
       "description": "Ties stored answers to the field; it never changes."
      },
      "type": {
       "type": "string",
       "const": "number",
       "title": "Kind of field",
       "description": "What kind of answer the field takes."
      },
      "label": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Question",
       "description": "What people read above the field. It can be reworded at any time; answers stay.",
       "examples": [
        "How did you hear about us"
       ]
      },
      "key": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^[a-z][a-z0-9_]*$",
       "title": "Short name",
       "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
       "examples": [
        "heard_from"
       ],
       "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
      },
      "help": {
       "type": "string",
       "maxLength": 240,
       "title": "Help",
       "description": "A sentence under the question for people who are unsure."
      },
      "required": {
       "type": "boolean",
       "default": false,
       "title": "Must be answered",
       "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
      },
      "seen_by": {
       "title": "Who sees the answer",
       "description": "Who may see the answer, and who may change it after it was given.",
       "type": "string",
       "oneOf": [
        {
         "const": "staff",
         "title": "Your staff",
         "description": "Only your staff see and change the answer."
        },
        {
         "const": "account_reads",
         "title": "Customers may read it",
         "description": "Your staff change the answer; the customer sees it."
        },
        {
         "const": "account_edits",
         "title": "Customers may change it",
         "description": "Your staff and the customer see and change the answer."
        }
       ],
       "x-enum": "custom_field_audience",
       "default": "staff"
      },
      "minimum": {
       "type": "number",
       "minimum": -1000000000,
       "maximum": 1000000000,
       "title": "Smallest number",
       "description": "Smaller answers are refused. Empty means no limit."
      },
      "maximum": {
       "type": "number",
       "minimum": -1000000000,
       "maximum": 1000000000,
       "title": "Largest number",
       "description": "Larger answers are refused. Empty means no limit."
      },
      "decimals": {
       "type": "integer",
       "minimum": 0,
       "maximum": 6,
       "default": 0,
       "title": "Digits after the comma",
       "description": "0 asks for whole numbers."
      },
      "unit": {
       "type": "string",
       "maxLength": 12,
       "title": "Unit",
       "description": "Shown inside the field.",
       "examples": [
        "vehicles"
       ]
      },
      "retired": {
       "type": "boolean",
       "default": false,
       "title": "No longer asked",
       "description": "The field disappears from forms; answers that were given stay with their accounts."
      }
     },
     "required": [
      "id",
      "type",
      "label",
      "key",
      "required",
      "seen_by",
      "decimals",
      "retired"
     ],
     "additionalProperties": false
    },
    {
     "title": "Date",
     "description": "A day, chosen from a calendar.",
     "type": "object",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number",
       "description": "Ties stored answers to the field; it never changes."
      },
      "type": {
       "type": "string",
       "const": "date",
       "title": "Kind of field",
       "description": "What kind of answer the field takes."
      },
      "label": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Question",
       "description": "What people read above the field. It can be reworded at any time; answers stay.",
       "examples": [
        "How did you hear about us"
       ]
      },
      "key": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^[a-z][a-z0-9_]*$",
       "title": "Short name",
       "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
       "examples": [
        "heard_from"
       ],
       "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
      },
      "help": {
       "type": "string",
       "maxLength": 240,
       "title": "Help",
       "description": "A sentence under the question for people who are unsure."
      },
      "required": {
       "type": "boolean",
       "default": false,
       "title": "Must be answered",
       "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
      },
      "seen_by": {
       "title": "Who sees the answer",
       "description": "Who may see the answer, and who may change it after it was given.",
       "type": "string",
       "oneOf": [
        {
         "const": "staff",
         "title": "Your staff",
         "description": "Only your staff see and change the answer."
        },
        {
         "const": "account_reads",
         "title": "Customers may read it",
         "description": "Your staff change the answer; the customer sees it."
        },
        {
         "const": "account_edits",
         "title": "Customers may change it",
         "description": "Your staff and the customer see and change the answer."
        }
       ],
       "x-enum": "custom_field_audience",
       "default": "staff"
      },
      "allowed_days": {
       "type": "string",
       "oneOf": [
        {
         "const": "any",
         "title": "Any day"
        },
        {
         "const": "past",
         "title": "Today or earlier"
        },
        {
         "const": "future",
         "title": "Today or later"
        }
       ],
       "default": "any",
       "title": "Days that can be chosen",
       "description": "Other days are refused."
      },
      "retired": {
       "type": "boolean",
       "default": false,
       "title": "No longer asked",
       "description": "The field disappears from forms; answers that were given stay with their accounts."
      }
     },
     "required": [
      "id",
      "type",
      "label",
      "key",
      "required",
      "seen_by",
      "allowed_days",
      "retired"
     ],
     "additionalProperties": false
    },
    {
     "title": "Choice from a list",
     "description": "One or several of the answers that you offer.",
     "type": "object",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number",
       "description": "Ties stored answers to the field; it never changes."
      },
      "type": {
       "type": "string",
       "const": "choice",
       "title": "Kind of field",
       "description": "What kind of answer the field takes."
      },
      "label": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Question",
       "description": "What people read above the field. It can be reworded at any time; answers stay.",
       "examples": [
        "How did you hear about us"
       ]
      },
      "key": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^[a-z][a-z0-9_]*$",
       "title": "Short name",
       "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
       "examples": [
        "heard_from"
       ],
       "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
      },
      "help": {
       "type": "string",
       "maxLength": 240,
       "title": "Help",
       "description": "A sentence under the question for people who are unsure."
      },
      "required": {
       "type": "boolean",
       "default": false,
       "title": "Must be answered",
       "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
      },
      "seen_by": {
       "title": "Who sees the answer",
       "description": "Who may see the answer, and who may change it after it was given.",
       "type": "string",
       "oneOf": [
        {
         "const": "staff",
         "title": "Your staff",
         "description": "Only your staff see and change the answer."
        },
        {
         "const": "account_reads",
         "title": "Customers may read it",
         "description": "Your staff change the answer; the customer sees it."
        },
        {
         "const": "account_edits",
         "title": "Customers may change it",
         "description": "Your staff and the customer see and change the answer."
        }
       ],
       "x-enum": "custom_field_audience",
       "default": "staff"
      },
      "choices": {
       "type": "array",
       "items": {
        "type": "object",
        "title": "Answer",
        "properties": {
         "id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 36,
          "title": "Entry number",
          "description": "Ties stored answers to the choice; it never changes."
         },
         "label": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "title": "Answer",
          "description": "What people choose. It can be reworded at any time.",
          "examples": [
           "A friend"
          ]
         },
         "retired": {
          "type": "boolean",
          "default": false,
          "title": "No longer offered",
          "description": "Answers that were given stay as they are."
         }
        },
        "required": [
         "id",
         "label",
         "retired"
        ],
        "additionalProperties": false
       },
       "minItems": 1,
       "maxItems": 100,
       "title": "Answers to choose from",
       "description": "In the order in which they are offered.",
       "x-merge": "by-id",
       "x-unique": [
        "label"
       ]
      },
      "multiple": {
       "type": "boolean",
       "default": false,
       "title": "Several answers allowed",
       "description": "People may choose more than one."
      },
      "retired": {
       "type": "boolean",
       "default": false,
       "title": "No longer asked",
       "description": "The field disappears from forms; answers that were given stay with their accounts."
      }
     },
     "required": [
      "id",
      "type",
      "label",
      "key",
      "required",
      "seen_by",
      "choices",
      "multiple",
      "retired"
     ],
     "additionalProperties": false
    },
    {
     "title": "Tick box",
     "description": "Yes or no. If it must be answered, the box must be ticked.",
     "type": "object",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number",
       "description": "Ties stored answers to the field; it never changes."
      },
      "type": {
       "type": "string",
       "const": "checkbox",
       "title": "Kind of field",
       "description": "What kind of answer the field takes."
      },
      "label": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Question",
       "description": "What people read above the field. It can be reworded at any time; answers stay.",
       "examples": [
        "How did you hear about us"
       ]
      },
      "key": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^[a-z][a-z0-9_]*$",
       "title": "Short name",
       "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
       "examples": [
        "heard_from"
       ],
       "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
      },
      "help": {
       "type": "string",
       "maxLength": 240,
       "title": "Help",
       "description": "A sentence under the question for people who are unsure."
      },
      "required": {
       "type": "boolean",
       "default": false,
       "title": "Must be answered",
       "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
      },
      "seen_by": {
       "title": "Who sees the answer",
       "description": "Who may see the answer, and who may change it after it was given.",
       "type": "string",
       "oneOf": [
        {
         "const": "staff",
         "title": "Your staff",
         "description": "Only your staff see and change the answer."
        },
        {
         "const": "account_reads",
         "title": "Customers may read it",
         "description": "Your staff change the answer; the customer sees it."
        },
        {
         "const": "account_edits",
         "title": "Customers may change it",
         "description": "Your staff and the customer see and change the answer."
        }
       ],
       "x-enum": "custom_field_audience",
       "default": "staff"
      },
      "retired": {
       "type": "boolean",
       "default": false,
       "title": "No longer asked",
       "description": "The field disappears from forms; answers that were given stay with their accounts."
      }
     },
     "required": [
      "id",
      "type",
      "label",
      "key",
      "required",
      "seen_by",
      "retired"
     ],
     "additionalProperties": false
    },
    {
     "title": "File",
     "description": "A document or a picture that is uploaded.",
     "type": "object",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number",
       "description": "Ties stored answers to the field; it never changes."
      },
      "type": {
       "type": "string",
       "const": "file",
       "title": "Kind of field",
       "description": "What kind of answer the field takes."
      },
      "label": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Question",
       "description": "What people read above the field. It can be reworded at any time; answers stay.",
       "examples": [
        "How did you hear about us"
       ]
      },
      "key": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^[a-z][a-z0-9_]*$",
       "title": "Short name",
       "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
       "examples": [
        "heard_from"
       ],
       "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
      },
      "help": {
       "type": "string",
       "maxLength": 240,
       "title": "Help",
       "description": "A sentence under the question for people who are unsure."
      },
      "required": {
       "type": "boolean",
       "default": false,
       "title": "Must be answered",
       "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
      },
      "seen_by": {
       "title": "Who sees the answer",
       "description": "Who may see the answer, and who may change it after it was given.",
       "type": "string",
       "oneOf": [
        {
         "const": "staff",
         "title": "Your staff",
         "description": "Only your staff see and change the answer."
        },
        {
         "const": "account_reads",
         "title": "Customers may read it",
         "description": "Your staff change the answer; the customer sees it."
        },
        {
         "const": "account_edits",
         "title": "Customers may change it",
         "description": "Your staff and the customer see and change the answer."
        }
       ],
       "x-enum": "custom_field_audience",
       "default": "staff"
      },
      "accept": {
       "type": "array",
       "items": {
        "type": "string",
        "oneOf": [
         {
          "const": "pdf",
          "title": "PDF documents"
         },
         {
          "const": "image",
          "title": "Pictures (JPG, PNG)"
         },
         {
          "const": "csv",
          "title": "Spreadsheets (CSV)"
         }
        ]
       },
       "minItems": 1,
       "maxItems": 3,
       "uniqueItems": true,
       "default": [
        "pdf",
        "image"
       ],
       "title": "Kinds of file",
       "description": "Other files are refused."
      },
      "max_size_mb": {
       "type": "integer",
       "minimum": 1,
       "maximum": 25,
       "default": 10,
       "title": "Largest file, in megabytes",
       "description": "Larger files are refused."
      },
      "retired": {
       "type": "boolean",
       "default": false,
       "title": "No longer asked",
       "description": "The field disappears from forms; answers that were given stay with their accounts."
      }
     },
     "required": [
      "id",
      "type",
      "label",
      "key",
      "required",
      "seen_by",
      "accept",
      "max_size_mb",
      "retired"
     ],
     "additionalProperties": false
    }
   ]
  }
 },
 "required": [
  "group",
  "may_answer",
  "field"
 ],
 "additionalProperties": false
};

export const account: EntityNode = {
 "title": "Account",
 "description": "A customer of a provider: who books and pays.",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "description": "Number of the account.",
   "x-private": true
  },
  "account_code": {
   "type": "string",
   "description": "Short code on invoices and payments.",
   "title": "Account code",
   "examples": [
    "ACM001"
   ]
  },
  "name": {
   "type": "string",
   "description": "Name of the customer.",
   "title": "Account name",
   "examples": [
    "Acme Trading"
   ]
  },
  "account_type": {
   "title": "Account type",
   "description": "How a customer pays (doc1:117).",
   "type": "string",
   "oneOf": [
    {
     "const": "prepaid",
     "title": "Prepaid",
     "description": "Pays in advance; a shipment needs enough balance.",
     "x-colour": "blue"
    },
    {
     "const": "postpaid",
     "title": "Postpaid",
     "description": "Pays by invoice, up to a credit limit.",
     "x-colour": "green",
     "x-flags": [
      "invoiced",
      "bulk_collections"
     ]
    },
    {
     "const": "guest",
     "title": "Guest",
     "description": "Books once, without signing in, and pays straight away.",
     "x-colour": "grey"
    }
   ],
   "x-enum": "account_type"
  },
  "balance": {
   "type": "number",
   "x-unit": "R",
   "description": "Money in the account, in rand with two decimals; negative when the customer owes.",
   "x-private": true
  },
  "credit_limit": {
   "type": "number",
   "x-unit": "R",
   "description": "How far below zero a postpaid account may go, in rand.",
   "x-private": true
  },
  "is_on_hold": {
   "type": "boolean",
   "description": "Whether the account may not book at the moment.",
   "x-private": true
  },
  "temp_disable_auto_hold": {
   "type": "boolean",
   "description": "Whether the account may book for now although it would be on hold (doc1:174).",
   "x-private": true
  }
 },
 "required": [
  "id",
  "account_code",
  "name",
  "account_type"
 ],
 "additionalProperties": false
};

export const address: EntityNode = {
 "title": "Address",
 "description": "Where a shipment is collected or delivered (doc1:111).",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "title": "Number",
   "description": "Number of the stored address, where it is one.",
   "examples": [
    4711
   ],
   "x-private": true
  },
  "type": {
   "title": "Kind of address",
   "description": "What stands at an address (doc1:111); some service levels and surcharges depend on it.",
   "type": "string",
   "oneOf": [
    {
     "const": "residential",
     "title": "Residential",
     "description": "Somebody’s home."
    },
    {
     "const": "business",
     "title": "Business",
     "description": "An office, a shop or a warehouse."
    },
    {
     "const": "international",
     "title": "International",
     "description": "Anywhere outside South Africa."
    },
    {
     "const": "locker",
     "title": "Locker",
     "description": "A locker that opens with a PIN.",
     "x-flags": [
      "pickup_point"
     ]
    },
    {
     "const": "counter",
     "title": "Counter",
     "description": "A counter in a shop that takes in and hands out parcels.",
     "x-flags": [
      "pickup_point"
     ]
    }
   ],
   "x-enum": "address_type"
  },
  "company": {
   "type": "string",
   "maxLength": 100,
   "title": "Company",
   "description": "Name on the building, at the gate or on the locker.",
   "examples": [
    "Karoo Outfitters"
   ]
  },
  "street_address": {
   "type": "string",
   "maxLength": 200,
   "title": "Street address",
   "description": "Number and street, or farm and road.",
   "examples": [
    "12 Jet Park Road"
   ]
  },
  "local_area": {
   "type": "string",
   "maxLength": 80,
   "title": "Suburb",
   "description": "Suburb, township or village.",
   "examples": [
    "Jet Park"
   ]
  },
  "city": {
   "type": "string",
   "maxLength": 80,
   "title": "City or town",
   "description": "City or town of the suburb.",
   "examples": [
    "Boksburg"
   ]
  },
  "zone": {
   "type": "string",
   "maxLength": 60,
   "title": "Province",
   "description": "Province, or region where the country has no provinces.",
   "examples": [
    "Gauteng"
   ]
  },
  "code": {
   "type": "string",
   "maxLength": 12,
   "title": "Postal code",
   "description": "Four digits in South Africa.",
   "examples": [
    "1459"
   ]
  },
  "country": {
   "type": "string",
   "maxLength": 2,
   "title": "Country",
   "description": "Two letters; ZA is South Africa.",
   "examples": [
    "ZA"
   ],
   "format": "country",
   "default": "ZA"
  },
  "lat": {
   "type": "number",
   "title": "Latitude",
   "description": "Where the map pin stands, to six decimals.",
   "examples": [
    -26.166231
   ],
   "minimum": -90,
   "maximum": 90,
   "x-private": true
  },
  "lng": {
   "type": "number",
   "title": "Longitude",
   "description": "Where the map pin stands, to six decimals.",
   "examples": [
    28.218907
   ],
   "minimum": -180,
   "maximum": 180,
   "x-private": true
  },
  "entered_address": {
   "type": "string",
   "maxLength": 400,
   "title": "Entered address",
   "description": "What was typed into the search, before it was taken apart.",
   "examples": [
    "12 Jet Park Rd Boksburg"
   ],
   "x-private": true
  },
  "gs_hash": {
   "type": "string",
   "maxLength": 80,
   "title": "Fingerprint",
   "description": "Fingerprint of the address at the geocoder; equal places have equal ones.",
   "x-private": true
  }
 },
 "required": [
  "type",
  "street_address",
  "local_area",
  "city",
  "zone",
  "country"
 ],
 "additionalProperties": false
};

export const audit_event: EntityNode = {
 "title": "Audit event",
 "description": "One change: who, when, from what, to what.",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "description": "Number of the event."
  },
  "type": {
   "title": "Kind of change",
   "description": "What an event of the audit trail is about.",
   "type": "string",
   "oneOf": [
    {
     "const": "provider_setting",
     "title": "Provider settings",
     "description": "A setting of the provider, or of one of its branches."
    },
    {
     "const": "account_setting",
     "title": "Account settings",
     "description": "A setting of one customer account."
    },
    {
     "const": "user_setting",
     "title": "Personal settings",
     "description": "A setting of one user."
    },
    {
     "const": "shipment",
     "title": "Shipment",
     "description": "A shipment or one of its parcels."
    },
    {
     "const": "integration_rule",
     "title": "Integration rules",
     "description": "An integration rule, or the order of all of them."
    },
    {
     "const": "account_detail",
     "title": "Account details",
     "description": "An answer of one customer account to a custom field."
    }
   ],
   "x-enum": "audit_type"
  },
  "object_id": {
   "type": "string",
   "description": "What was changed: for a setting its key, for a shipment its number."
  },
  "timestamp": {
   "type": "string",
   "format": "date-time",
   "description": "When it happened, with the offset of the business time zone."
  },
  "request_id": {
   "type": [
    "string",
    "null"
   ],
   "description": "The request that made the change; the same number stands in our logs."
  },
  "client_version": {
   "type": [
    "string",
    "null"
   ],
   "description": "Version of the program that asked for it."
  },
  "source": {
   "title": "Where a change came from",
   "description": "The door through which a change entered.",
   "type": "string",
   "oneOf": [
    {
     "const": "staff",
     "title": "Screen",
     "description": "Somebody changed it on a screen."
    },
    {
     "const": "api",
     "title": "API",
     "description": "A program changed it through the API."
    },
    {
     "const": "import",
     "title": "Import",
     "description": "It came out of an imported file."
    },
    {
     "const": "schedule",
     "title": "Schedule",
     "description": "It was planned earlier and took effect on time."
    },
    {
     "const": "rollback",
     "title": "Rollback",
     "description": "An earlier state was brought back."
    },
    {
     "const": "migration",
     "title": "Upgrade",
     "description": "A new version of the product changed it."
    }
   ],
   "x-enum": "audit_source"
  },
  "user": {
   "oneOf": [
    {
     "type": "object",
     "properties": {
      "id": {
       "type": [
        "integer",
        "null"
       ],
       "description": "Number of the user; null when the user no longer exists."
      },
      "name": {
       "type": "string",
       "description": "The name at the time of the change."
      }
     },
     "required": [
      "id",
      "name"
     ],
     "additionalProperties": false
    },
    {
     "type": "null"
    }
   ],
   "description": "Who did it; null when the system did."
  },
  "impersonated_user": {
   "oneOf": [
    {
     "type": "object",
     "properties": {
      "id": {
       "type": [
        "integer",
        "null"
       ],
       "description": "Number of the user; null when the user no longer exists."
      },
      "name": {
       "type": "string",
       "description": "The name at the time of the change."
      }
     },
     "required": [
      "id",
      "name"
     ],
     "additionalProperties": false
    },
    {
     "type": "null"
    }
   ],
   "description": "As whom it was done, when somebody was looking as a customer."
  },
  "change": {
   "type": "object",
   "properties": {
    "change_from": {
     "description": "Before; absent when nothing was set. A secret reads changed."
    },
    "change_to": {
     "description": "After; absent when it was reset. A secret reads changed."
    }
   },
   "additionalProperties": false,
   "description": "Before and after."
  }
 },
 "required": [
  "id",
  "timestamp",
  "source",
  "user",
  "change"
 ],
 "additionalProperties": false
};

export const branch: EntityNode = {
 "title": "Branch",
 "description": "A depot or office of a provider.",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "description": "Number of the branch.",
   "x-private": true
  },
  "code": {
   "type": "string",
   "description": "Short code on labels and manifests, such as JNB.",
   "title": "Branch code",
   "examples": [
    "JNB"
   ]
  },
  "name": {
   "type": "string",
   "description": "Name of the branch.",
   "title": "Branch",
   "examples": [
    "Johannesburg"
   ]
  }
 },
 "required": [
  "id",
  "code",
  "name"
 ],
 "additionalProperties": false
};

export const contact: EntityNode = {
 "title": "Contact",
 "description": "Somebody to talk to about a shipment (doc1:113).",
 "type": "object",
 "properties": {
  "name": {
   "type": "string",
   "maxLength": 100,
   "title": "Name",
   "description": "How the person is addressed.",
   "examples": [
    "Thandi Mokoena"
   ]
  },
  "email": {
   "type": "string",
   "maxLength": 254,
   "title": "Email address",
   "description": "Where emails go.",
   "examples": [
    "thandi@example.test"
   ],
   "format": "email"
  },
  "mobile_number": {
   "type": "string",
   "maxLength": 20,
   "title": "Mobile number",
   "description": "Where SMSs and WhatsApp messages go.",
   "examples": [
    "+27 82 555 0142"
   ],
   "format": "phone-za"
  }
 },
 "required": [
  "name"
 ],
 "additionalProperties": false
};

export const custom_field: EntityNode = {
 "title": "Custom field",
 "description": "A question that a provider adds to a form of its own accord. Answers are kept under the field’s id.",
 "type": "object",
 "required": [
  "id",
  "type"
 ],
 "discriminator": {
  "propertyName": "type"
 },
 "oneOf": [
  {
   "title": "Text",
   "description": "A word, a line or a paragraph.",
   "type": "object",
   "properties": {
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 36,
     "title": "Entry number",
     "description": "Ties stored answers to the field; it never changes."
    },
    "type": {
     "type": "string",
     "const": "text",
     "title": "Kind of field",
     "description": "What kind of answer the field takes."
    },
    "label": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "title": "Question",
     "description": "What people read above the field. It can be reworded at any time; answers stay.",
     "examples": [
      "How did you hear about us"
     ]
    },
    "key": {
     "type": "string",
     "maxLength": 40,
     "pattern": "^[a-z][a-z0-9_]*$",
     "title": "Short name",
     "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
     "examples": [
      "heard_from"
     ],
     "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
    },
    "help": {
     "type": "string",
     "maxLength": 240,
     "title": "Help",
     "description": "A sentence under the question for people who are unsure."
    },
    "required": {
     "type": "boolean",
     "default": false,
     "title": "Must be answered",
     "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
    },
    "seen_by": {
     "title": "Who sees the answer",
     "description": "Who may see the answer, and who may change it after it was given.",
     "type": "string",
     "oneOf": [
      {
       "const": "staff",
       "title": "Your staff",
       "description": "Only your staff see and change the answer."
      },
      {
       "const": "account_reads",
       "title": "Customers may read it",
       "description": "Your staff change the answer; the customer sees it."
      },
      {
       "const": "account_edits",
       "title": "Customers may change it",
       "description": "Your staff and the customer see and change the answer."
      }
     ],
     "x-enum": "custom_field_audience",
     "default": "staff"
    },
    "content": {
     "type": "string",
     "oneOf": [
      {
       "const": "any",
       "title": "Anything"
      },
      {
       "const": "email",
       "title": "Email address"
      },
      {
       "const": "phone",
       "title": "Phone number"
      },
      {
       "const": "web_address",
       "title": "Web address"
      },
      {
       "const": "digits",
       "title": "Digits only"
      }
     ],
     "default": "any",
     "title": "What is written",
     "description": "Checked while people type."
    },
    "multiline": {
     "type": "boolean",
     "default": false,
     "title": "Several lines",
     "description": "Gives a larger box for longer answers."
    },
    "max_length": {
     "type": "integer",
     "minimum": 1,
     "maximum": 5000,
     "default": 200,
     "title": "Longest answer, in characters",
     "description": "Longer answers are refused."
    },
    "retired": {
     "type": "boolean",
     "default": false,
     "title": "No longer asked",
     "description": "The field disappears from forms; answers that were given stay with their accounts."
    }
   },
   "required": [
    "id",
    "type",
    "label",
    "key",
    "required",
    "seen_by",
    "content",
    "multiline",
    "max_length",
    "retired"
   ],
   "additionalProperties": false
  },
  {
   "title": "Number",
   "description": "An amount, a count or a measure.",
   "type": "object",
   "properties": {
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 36,
     "title": "Entry number",
     "description": "Ties stored answers to the field; it never changes."
    },
    "type": {
     "type": "string",
     "const": "number",
     "title": "Kind of field",
     "description": "What kind of answer the field takes."
    },
    "label": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "title": "Question",
     "description": "What people read above the field. It can be reworded at any time; answers stay.",
     "examples": [
      "How did you hear about us"
     ]
    },
    "key": {
     "type": "string",
     "maxLength": 40,
     "pattern": "^[a-z][a-z0-9_]*$",
     "title": "Short name",
     "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
     "examples": [
      "heard_from"
     ],
     "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
    },
    "help": {
     "type": "string",
     "maxLength": 240,
     "title": "Help",
     "description": "A sentence under the question for people who are unsure."
    },
    "required": {
     "type": "boolean",
     "default": false,
     "title": "Must be answered",
     "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
    },
    "seen_by": {
     "title": "Who sees the answer",
     "description": "Who may see the answer, and who may change it after it was given.",
     "type": "string",
     "oneOf": [
      {
       "const": "staff",
       "title": "Your staff",
       "description": "Only your staff see and change the answer."
      },
      {
       "const": "account_reads",
       "title": "Customers may read it",
       "description": "Your staff change the answer; the customer sees it."
      },
      {
       "const": "account_edits",
       "title": "Customers may change it",
       "description": "Your staff and the customer see and change the answer."
      }
     ],
     "x-enum": "custom_field_audience",
     "default": "staff"
    },
    "minimum": {
     "type": "number",
     "minimum": -1000000000,
     "maximum": 1000000000,
     "title": "Smallest number",
     "description": "Smaller answers are refused. Empty means no limit."
    },
    "maximum": {
     "type": "number",
     "minimum": -1000000000,
     "maximum": 1000000000,
     "title": "Largest number",
     "description": "Larger answers are refused. Empty means no limit."
    },
    "decimals": {
     "type": "integer",
     "minimum": 0,
     "maximum": 6,
     "default": 0,
     "title": "Digits after the comma",
     "description": "0 asks for whole numbers."
    },
    "unit": {
     "type": "string",
     "maxLength": 12,
     "title": "Unit",
     "description": "Shown inside the field.",
     "examples": [
      "vehicles"
     ]
    },
    "retired": {
     "type": "boolean",
     "default": false,
     "title": "No longer asked",
     "description": "The field disappears from forms; answers that were given stay with their accounts."
    }
   },
   "required": [
    "id",
    "type",
    "label",
    "key",
    "required",
    "seen_by",
    "decimals",
    "retired"
   ],
   "additionalProperties": false
  },
  {
   "title": "Date",
   "description": "A day, chosen from a calendar.",
   "type": "object",
   "properties": {
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 36,
     "title": "Entry number",
     "description": "Ties stored answers to the field; it never changes."
    },
    "type": {
     "type": "string",
     "const": "date",
     "title": "Kind of field",
     "description": "What kind of answer the field takes."
    },
    "label": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "title": "Question",
     "description": "What people read above the field. It can be reworded at any time; answers stay.",
     "examples": [
      "How did you hear about us"
     ]
    },
    "key": {
     "type": "string",
     "maxLength": 40,
     "pattern": "^[a-z][a-z0-9_]*$",
     "title": "Short name",
     "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
     "examples": [
      "heard_from"
     ],
     "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
    },
    "help": {
     "type": "string",
     "maxLength": 240,
     "title": "Help",
     "description": "A sentence under the question for people who are unsure."
    },
    "required": {
     "type": "boolean",
     "default": false,
     "title": "Must be answered",
     "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
    },
    "seen_by": {
     "title": "Who sees the answer",
     "description": "Who may see the answer, and who may change it after it was given.",
     "type": "string",
     "oneOf": [
      {
       "const": "staff",
       "title": "Your staff",
       "description": "Only your staff see and change the answer."
      },
      {
       "const": "account_reads",
       "title": "Customers may read it",
       "description": "Your staff change the answer; the customer sees it."
      },
      {
       "const": "account_edits",
       "title": "Customers may change it",
       "description": "Your staff and the customer see and change the answer."
      }
     ],
     "x-enum": "custom_field_audience",
     "default": "staff"
    },
    "allowed_days": {
     "type": "string",
     "oneOf": [
      {
       "const": "any",
       "title": "Any day"
      },
      {
       "const": "past",
       "title": "Today or earlier"
      },
      {
       "const": "future",
       "title": "Today or later"
      }
     ],
     "default": "any",
     "title": "Days that can be chosen",
     "description": "Other days are refused."
    },
    "retired": {
     "type": "boolean",
     "default": false,
     "title": "No longer asked",
     "description": "The field disappears from forms; answers that were given stay with their accounts."
    }
   },
   "required": [
    "id",
    "type",
    "label",
    "key",
    "required",
    "seen_by",
    "allowed_days",
    "retired"
   ],
   "additionalProperties": false
  },
  {
   "title": "Choice from a list",
   "description": "One or several of the answers that you offer.",
   "type": "object",
   "properties": {
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 36,
     "title": "Entry number",
     "description": "Ties stored answers to the field; it never changes."
    },
    "type": {
     "type": "string",
     "const": "choice",
     "title": "Kind of field",
     "description": "What kind of answer the field takes."
    },
    "label": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "title": "Question",
     "description": "What people read above the field. It can be reworded at any time; answers stay.",
     "examples": [
      "How did you hear about us"
     ]
    },
    "key": {
     "type": "string",
     "maxLength": 40,
     "pattern": "^[a-z][a-z0-9_]*$",
     "title": "Short name",
     "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
     "examples": [
      "heard_from"
     ],
     "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
    },
    "help": {
     "type": "string",
     "maxLength": 240,
     "title": "Help",
     "description": "A sentence under the question for people who are unsure."
    },
    "required": {
     "type": "boolean",
     "default": false,
     "title": "Must be answered",
     "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
    },
    "seen_by": {
     "title": "Who sees the answer",
     "description": "Who may see the answer, and who may change it after it was given.",
     "type": "string",
     "oneOf": [
      {
       "const": "staff",
       "title": "Your staff",
       "description": "Only your staff see and change the answer."
      },
      {
       "const": "account_reads",
       "title": "Customers may read it",
       "description": "Your staff change the answer; the customer sees it."
      },
      {
       "const": "account_edits",
       "title": "Customers may change it",
       "description": "Your staff and the customer see and change the answer."
      }
     ],
     "x-enum": "custom_field_audience",
     "default": "staff"
    },
    "choices": {
     "type": "array",
     "items": {
      "type": "object",
      "title": "Answer",
      "properties": {
       "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 36,
        "title": "Entry number",
        "description": "Ties stored answers to the choice; it never changes."
       },
       "label": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "title": "Answer",
        "description": "What people choose. It can be reworded at any time.",
        "examples": [
         "A friend"
        ]
       },
       "retired": {
        "type": "boolean",
        "default": false,
        "title": "No longer offered",
        "description": "Answers that were given stay as they are."
       }
      },
      "required": [
       "id",
       "label",
       "retired"
      ],
      "additionalProperties": false
     },
     "minItems": 1,
     "maxItems": 100,
     "title": "Answers to choose from",
     "description": "In the order in which they are offered.",
     "x-merge": "by-id",
     "x-unique": [
      "label"
     ]
    },
    "multiple": {
     "type": "boolean",
     "default": false,
     "title": "Several answers allowed",
     "description": "People may choose more than one."
    },
    "retired": {
     "type": "boolean",
     "default": false,
     "title": "No longer asked",
     "description": "The field disappears from forms; answers that were given stay with their accounts."
    }
   },
   "required": [
    "id",
    "type",
    "label",
    "key",
    "required",
    "seen_by",
    "choices",
    "multiple",
    "retired"
   ],
   "additionalProperties": false
  },
  {
   "title": "Tick box",
   "description": "Yes or no. If it must be answered, the box must be ticked.",
   "type": "object",
   "properties": {
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 36,
     "title": "Entry number",
     "description": "Ties stored answers to the field; it never changes."
    },
    "type": {
     "type": "string",
     "const": "checkbox",
     "title": "Kind of field",
     "description": "What kind of answer the field takes."
    },
    "label": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "title": "Question",
     "description": "What people read above the field. It can be reworded at any time; answers stay.",
     "examples": [
      "How did you hear about us"
     ]
    },
    "key": {
     "type": "string",
     "maxLength": 40,
     "pattern": "^[a-z][a-z0-9_]*$",
     "title": "Short name",
     "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
     "examples": [
      "heard_from"
     ],
     "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
    },
    "help": {
     "type": "string",
     "maxLength": 240,
     "title": "Help",
     "description": "A sentence under the question for people who are unsure."
    },
    "required": {
     "type": "boolean",
     "default": false,
     "title": "Must be answered",
     "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
    },
    "seen_by": {
     "title": "Who sees the answer",
     "description": "Who may see the answer, and who may change it after it was given.",
     "type": "string",
     "oneOf": [
      {
       "const": "staff",
       "title": "Your staff",
       "description": "Only your staff see and change the answer."
      },
      {
       "const": "account_reads",
       "title": "Customers may read it",
       "description": "Your staff change the answer; the customer sees it."
      },
      {
       "const": "account_edits",
       "title": "Customers may change it",
       "description": "Your staff and the customer see and change the answer."
      }
     ],
     "x-enum": "custom_field_audience",
     "default": "staff"
    },
    "retired": {
     "type": "boolean",
     "default": false,
     "title": "No longer asked",
     "description": "The field disappears from forms; answers that were given stay with their accounts."
    }
   },
   "required": [
    "id",
    "type",
    "label",
    "key",
    "required",
    "seen_by",
    "retired"
   ],
   "additionalProperties": false
  },
  {
   "title": "File",
   "description": "A document or a picture that is uploaded.",
   "type": "object",
   "properties": {
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 36,
     "title": "Entry number",
     "description": "Ties stored answers to the field; it never changes."
    },
    "type": {
     "type": "string",
     "const": "file",
     "title": "Kind of field",
     "description": "What kind of answer the field takes."
    },
    "label": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "title": "Question",
     "description": "What people read above the field. It can be reworded at any time; answers stay.",
     "examples": [
      "How did you hear about us"
     ]
    },
    "key": {
     "type": "string",
     "maxLength": 40,
     "pattern": "^[a-z][a-z0-9_]*$",
     "title": "Short name",
     "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
     "examples": [
      "heard_from"
     ],
     "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
    },
    "help": {
     "type": "string",
     "maxLength": 240,
     "title": "Help",
     "description": "A sentence under the question for people who are unsure."
    },
    "required": {
     "type": "boolean",
     "default": false,
     "title": "Must be answered",
     "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
    },
    "seen_by": {
     "title": "Who sees the answer",
     "description": "Who may see the answer, and who may change it after it was given.",
     "type": "string",
     "oneOf": [
      {
       "const": "staff",
       "title": "Your staff",
       "description": "Only your staff see and change the answer."
      },
      {
       "const": "account_reads",
       "title": "Customers may read it",
       "description": "Your staff change the answer; the customer sees it."
      },
      {
       "const": "account_edits",
       "title": "Customers may change it",
       "description": "Your staff and the customer see and change the answer."
      }
     ],
     "x-enum": "custom_field_audience",
     "default": "staff"
    },
    "accept": {
     "type": "array",
     "items": {
      "type": "string",
      "oneOf": [
       {
        "const": "pdf",
        "title": "PDF documents"
       },
       {
        "const": "image",
        "title": "Pictures (JPG, PNG)"
       },
       {
        "const": "csv",
        "title": "Spreadsheets (CSV)"
       }
      ]
     },
     "minItems": 1,
     "maxItems": 3,
     "uniqueItems": true,
     "default": [
      "pdf",
      "image"
     ],
     "title": "Kinds of file",
     "description": "Other files are refused."
    },
    "max_size_mb": {
     "type": "integer",
     "minimum": 1,
     "maximum": 25,
     "default": 10,
     "title": "Largest file, in megabytes",
     "description": "Larger files are refused."
    },
    "retired": {
     "type": "boolean",
     "default": false,
     "title": "No longer asked",
     "description": "The field disappears from forms; answers that were given stay with their accounts."
    }
   },
   "required": [
    "id",
    "type",
    "label",
    "key",
    "required",
    "seen_by",
    "accept",
    "max_size_mb",
    "retired"
   ],
   "additionalProperties": false
  }
 ]
};

export const delivery_proof: EntityNode = {
 "title": "Proof of delivery",
 "description": "What the driver captures in one step of a delivery. Up to three such steps follow each other.",
 "type": "object",
 "properties": {
  "enabled": {
   "type": "boolean",
   "title": "Ask for this proof",
   "description": "Off: the step is skipped; what is chosen below is kept."
  },
  "heading": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60,
   "title": "Heading in the app",
   "description": "What the driver reads above the fields, for example Receiver or Security gate."
  },
  "pod_methods": {
   "type": "array",
   "minItems": 1,
   "maxItems": 2,
   "uniqueItems": true,
   "items": {
    "title": "Proof of delivery method",
    "description": "How a shipment proves that the receiver has it (doc2:145). A shipment that does not say uses pin-with-fallback (doc1:117).",
    "type": "string",
    "oneOf": [
     {
      "const": "pin-with-fallback",
      "title": "PIN, or the fallback",
      "description": "The receiver tells the driver the PIN from our message. Without it the driver captures what the fallback options ask for.",
      "x-flags": [
       "default",
       "pin"
      ]
     },
     {
      "const": "grv",
      "title": "Signed delivery note",
      "description": "The receiver signs and stamps a goods received voucher (GRV), and the driver photographs it.",
      "x-flags": [
       "document"
      ]
     }
    ],
    "x-enum": "pod_method"
   },
   "title": "For shipments delivered with",
   "description": "Shipments with another method skip this proof."
  },
  "name": {
   "title": "Name",
   "description": "Whether a field is left out, may be filled in or must be filled in.",
   "type": "string",
   "oneOf": [
    {
     "const": "off",
     "title": "Do not ask",
     "description": "The field is not shown."
    },
    {
     "const": "optional",
     "title": "May be filled in",
     "description": "The field is shown and may stay empty.",
     "x-flags": [
      "asked"
     ]
    },
    {
     "const": "required",
     "title": "Must be filled in",
     "description": "Nobody gets past the field while it is empty.",
     "x-flags": [
      "asked",
      "required"
     ]
    }
   ],
   "x-enum": "field_demand"
  },
  "mobile_number": {
   "title": "Mobile number",
   "description": "Whether a field is left out, may be filled in or must be filled in.",
   "type": "string",
   "oneOf": [
    {
     "const": "off",
     "title": "Do not ask",
     "description": "The field is not shown."
    },
    {
     "const": "optional",
     "title": "May be filled in",
     "description": "The field is shown and may stay empty.",
     "x-flags": [
      "asked"
     ]
    },
    {
     "const": "required",
     "title": "Must be filled in",
     "description": "Nobody gets past the field while it is empty.",
     "x-flags": [
      "asked",
      "required"
     ]
    }
   ],
   "x-enum": "field_demand"
  },
  "department": {
   "title": "Department",
   "description": "Which part of a company or hospital took it.",
   "type": "string",
   "oneOf": [
    {
     "const": "off",
     "title": "Do not ask",
     "description": "The field is not shown."
    },
    {
     "const": "optional",
     "title": "May be filled in",
     "description": "The field is shown and may stay empty.",
     "x-flags": [
      "asked"
     ]
    },
    {
     "const": "required",
     "title": "Must be filled in",
     "description": "Nobody gets past the field while it is empty.",
     "x-flags": [
      "asked",
      "required"
     ]
    }
   ],
   "x-enum": "field_demand"
  },
  "description": {
   "title": "Description",
   "description": "A line in the driver’s words, for example left with the guard at gate 2.",
   "type": "string",
   "oneOf": [
    {
     "const": "off",
     "title": "Do not ask",
     "description": "The field is not shown."
    },
    {
     "const": "optional",
     "title": "May be filled in",
     "description": "The field is shown and may stay empty.",
     "x-flags": [
      "asked"
     ]
    },
    {
     "const": "required",
     "title": "Must be filled in",
     "description": "Nobody gets past the field while it is empty.",
     "x-flags": [
      "asked",
      "required"
     ]
    }
   ],
   "x-enum": "field_demand"
  },
  "photos": {
   "title": "Photos",
   "description": "Whether a field is left out, may be filled in or must be filled in.",
   "type": "string",
   "oneOf": [
    {
     "const": "off",
     "title": "Do not ask",
     "description": "The field is not shown."
    },
    {
     "const": "optional",
     "title": "May be filled in",
     "description": "The field is shown and may stay empty.",
     "x-flags": [
      "asked"
     ]
    },
    {
     "const": "required",
     "title": "Must be filled in",
     "description": "Nobody gets past the field while it is empty.",
     "x-flags": [
      "asked",
      "required"
     ]
    }
   ],
   "x-enum": "field_demand"
  },
  "minimum_photos": {
   "type": "integer",
   "minimum": 1,
   "maximum": 10,
   "title": "Photos, at least",
   "description": "How many photos there must be where photos must be taken."
  },
  "signature": {
   "title": "Signature",
   "description": "Whether a field is left out, may be filled in or must be filled in.",
   "type": "string",
   "oneOf": [
    {
     "const": "off",
     "title": "Do not ask",
     "description": "The field is not shown."
    },
    {
     "const": "optional",
     "title": "May be filled in",
     "description": "The field is shown and may stay empty.",
     "x-flags": [
      "asked"
     ]
    },
    {
     "const": "required",
     "title": "Must be filled in",
     "description": "Nobody gets past the field while it is empty.",
     "x-flags": [
      "asked",
      "required"
     ]
    }
   ],
   "x-enum": "field_demand"
  }
 },
 "required": [
  "enabled",
  "heading",
  "pod_methods",
  "name",
  "mobile_number",
  "department",
  "description",
  "photos",
  "minimum_photos",
  "signature"
 ],
 "additionalProperties": false
};

export const error: EntityNode = {
 "title": "Error",
 "description": "What every call answers when it could not do its work.",
 "type": "object",
 "properties": {
  "code": {
   "type": "string",
   "description": "Name of the error, for programs."
  },
  "message": {
   "type": "string",
   "description": "What happened and what to do, for people."
  },
  "errors": {
   "type": "array",
   "description": "What is wrong with which field.",
   "items": {
    "type": "object",
    "properties": {
     "field": {
      "type": "string",
      "description": "The field or setting."
     },
     "message": {
      "type": "string",
      "description": "What is wrong with it, for people."
     },
     "code": {
      "type": "string",
      "description": "Name of the error, for programs."
     }
    },
    "required": [
     "field",
     "message"
    ],
    "additionalProperties": false
   }
  }
 },
 "required": [
  "code",
  "message",
  "errors"
 ],
 "additionalProperties": false
};

export const help_link: EntityNode = {
 "title": "Link",
 "description": "A link that a provider offers to staff, customers or visitors, with a few words about where it leads.",
 "type": "object",
 "properties": {
  "id": {
   "type": "string",
   "maxLength": 36,
   "title": "Entry number",
   "description": "Tells the links of a list apart; the form fills it in."
  },
  "title": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60,
   "title": "Title",
   "description": "What people click on."
  },
  "url": {
   "type": "string",
   "format": "asset-url",
   "minLength": 1,
   "maxLength": 2048,
   "title": "Leads to",
   "description": "A full address beginning with https://, or a page of your portal such as /track.",
   "x-widget": "url",
   "x-message": "Enter an address that begins with https://, or a page of your portal such as /track."
  },
  "description": {
   "type": "string",
   "maxLength": 160,
   "title": "A few words about it",
   "description": "Shown under the title."
  },
  "icon": {
   "title": "Picture",
   "description": "The small picture beside a link in the menu or on the help page.",
   "type": "string",
   "oneOf": [
    {
     "const": "link",
     "title": "Link",
     "description": "Anything that fits none of the others."
    },
    {
     "const": "question",
     "title": "Question mark",
     "description": "Questions and answers."
    },
    {
     "const": "book",
     "title": "Book",
     "description": "A manual or a guide."
    },
    {
     "const": "video",
     "title": "Video",
     "description": "A film that shows how it is done."
    },
    {
     "const": "document",
     "title": "Document",
     "description": "A form, a price list or another file."
    },
    {
     "const": "phone",
     "title": "Telephone",
     "description": "A way to call somebody."
    },
    {
     "const": "email",
     "title": "Envelope",
     "description": "A way to write to somebody."
    },
    {
     "const": "chat",
     "title": "Speech bubble",
     "description": "A chat or WhatsApp."
    },
    {
     "const": "map",
     "title": "Map",
     "description": "A place or an area."
    },
    {
     "const": "money",
     "title": "Banknote",
     "description": "Prices, payments and invoices."
    },
    {
     "const": "package",
     "title": "Parcel",
     "description": "Packing and sending."
    },
    {
     "const": "truck",
     "title": "Truck",
     "description": "Collections and deliveries."
    }
   ],
   "x-enum": "link_icon",
   "default": "link"
  },
  "new_tab": {
   "type": "boolean",
   "title": "Opens in a new tab",
   "description": "What people were busy with stays open beside it.",
   "default": true
  }
 },
 "required": [
  "id",
  "title",
  "url",
  "icon",
  "new_tab"
 ],
 "additionalProperties": false
};

export const integration_facts: EntityNode = {
 "title": "What filters look at",
 "description": "The facts about a shipment, and about what has just happened to it, that filters of integration rules compare.",
 "type": "object",
 "properties": {
  "collection_branch_id": {
   "type": "integer",
   "minimum": 1,
   "title": "Collection branch",
   "description": "The branch that collects; unknown until the shipment is routed.",
   "x-refers-to": "branches.id"
  },
  "delivery_branch_id": {
   "type": "integer",
   "minimum": 1,
   "title": "Delivery branch",
   "description": "The branch that delivers; unknown until the shipment is routed.",
   "x-refers-to": "branches.id"
  },
  "account_code": {
   "type": "string",
   "maxLength": 20,
   "title": "Account",
   "description": "The code of the account that booked it.",
   "examples": [
    "ACM001"
   ]
  },
  "service_level_code": {
   "type": "string",
   "maxLength": 20,
   "title": "Service level",
   "description": "The code of the service level it goes by.",
   "examples": [
    "ECO"
   ]
  },
  "status": {
   "title": "Shipment status",
   "description": "Where the shipment stands.",
   "type": "string",
   "oneOf": [
    {
     "const": "quote",
     "title": "Quote",
     "description": "A price was asked for; nothing is booked yet.",
     "x-colour": "blue",
     "x-flags": [
      "admin_only_in_lists",
      "pay_now",
      "stage_quote"
     ]
    },
    {
     "const": "quote-expired",
     "title": "Quote expired",
     "description": "The quote is too old to be accepted. Only staff see this status.",
     "x-colour": "blue",
     "x-flags": [
      "admin_only",
      "admin_only_in_lists",
      "pay_now",
      "stage_quote"
     ]
    },
    {
     "const": "payment-pending",
     "title": "Payment pending",
     "description": "Booked, waiting for the customer to pay.",
     "x-colour": "blue",
     "x-flags": [
      "pay_now",
      "stage_payment"
     ]
    },
    {
     "const": "payment-failed",
     "title": "Payment failed",
     "description": "The payment did not go through.",
     "x-colour": "blue",
     "x-flags": [
      "stage_payment"
     ]
    },
    {
     "const": "submitted",
     "title": "Submitted",
     "description": "Booked and accepted; no driver has been assigned yet.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_general"
     ]
    },
    {
     "const": "outsourced",
     "title": "Outsourced",
     "description": "Handed to another courier to carry out.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_general"
     ]
    },
    {
     "const": "collection-assigned",
     "title": "Collection assigned",
     "description": "A driver has been assigned to collect.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_collection"
     ]
    },
    {
     "const": "awaiting-dropoff",
     "title": "Awaiting drop-off",
     "description": "The sender must bring the parcel to a locker or counter.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "lockers",
      "counters",
      "stage_collection"
     ]
    },
    {
     "const": "collection-unassigned",
     "title": "Collection unassigned",
     "description": "No driver has been assigned to collect, and one is needed.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-rejected",
     "title": "Collection rejected",
     "description": "The driver turned the collection down.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-exception",
     "title": "Collection exception",
     "description": "Something prevents the collection; somebody must step in.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-failed-attempt",
     "title": "Collection attempt failed",
     "description": "The driver was there but could not collect.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collected",
     "title": "Collected",
     "description": "The driver has the parcels.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_collection"
     ]
    },
    {
     "const": "at-hub",
     "title": "At hub",
     "description": "The parcels are at the collecting hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "manifested",
     "title": "Manifested",
     "description": "Listed on a manifest for transport between hubs.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "ready-for-dispatch",
     "title": "Ready for dispatch",
     "description": "Sorted and ready to leave the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "in-transit",
     "title": "In transit",
     "description": "On the way between hubs.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "at-destination-hub",
     "title": "At destination hub",
     "description": "The parcels are at the hub that will deliver them.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_hub"
     ]
    },
    {
     "const": "returned-to-hub",
     "title": "Returned to hub",
     "description": "The driver brought the parcels back to the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "delivery-assigned",
     "title": "Delivery assigned",
     "description": "A driver has been assigned to deliver.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-unassigned",
     "title": "Delivery unassigned",
     "description": "No driver has been assigned to deliver, and one is needed.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-rejected",
     "title": "Delivery rejected",
     "description": "The driver turned the delivery down.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "bob-box-reservation-failed",
     "title": "Bob Box reservation failed",
     "description": "No locker could be reserved. Bob Box deliveries only.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "past_collection",
      "bob_box",
      "stage_delivery"
     ]
    },
    {
     "const": "out-for-delivery",
     "title": "Out for delivery",
     "description": "On the vehicle, on the way to the receiver.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-exception",
     "title": "Delivery exception",
     "description": "Something prevents the delivery; somebody must step in.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-failed-attempt",
     "title": "Delivery attempt failed",
     "description": "The driver was there but could not deliver.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "in-locker",
     "title": "In locker",
     "description": "The parcel lies in a locker.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "stage_delivery"
     ]
    },
    {
     "const": "ready-for-pickup",
     "title": "Ready for pickup",
     "description": "The receiver may fetch the parcel at the locker or counter.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "collect-and-return-to-hub",
     "title": "Collect and return to hub",
     "description": "Not fetched in time; a driver must bring it back to the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "notification_admin_only",
      "lockers",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "collected-from-locker",
     "title": "Collected from locker",
     "description": "The receiver took the parcel out of the locker.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "stage_delivery"
     ]
    },
    {
     "const": "collected-from-counter",
     "title": "Collected from counter",
     "description": "The receiver fetched the parcel at the counter.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "returned-to-sender",
     "title": "Returned to sender",
     "description": "Brought back to the sender.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivered",
     "title": "Delivered",
     "description": "The receiver has the parcels.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "delivered",
      "invoice_trigger",
      "stage_delivery"
     ]
    },
    {
     "const": "undeliverable",
     "title": "Undeliverable",
     "description": "Delivery was given up.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "cancelled",
     "title": "Cancelled",
     "description": "Called off; nothing further happens.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "stage_general"
     ]
    },
    {
     "const": "on-hold",
     "title": "On hold",
     "description": "Stopped until somebody releases it.",
     "x-colour": "blue",
     "x-flags": [
      "stage_general"
     ]
    },
    {
     "const": "on-hold-internal",
     "title": "On hold (internal)",
     "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "admin_only",
      "admin_only_in_lists",
      "stage_general"
     ]
    }
   ],
   "x-enum": "shipment_status"
  },
  "tracking_status": {
   "title": "Status of the tracking event",
   "description": "The status of the tracking event that has just been added.",
   "type": "string",
   "oneOf": [
    {
     "const": "quote",
     "title": "Quote",
     "description": "A price was asked for; nothing is booked yet.",
     "x-colour": "blue",
     "x-flags": [
      "admin_only_in_lists",
      "pay_now",
      "stage_quote"
     ]
    },
    {
     "const": "quote-expired",
     "title": "Quote expired",
     "description": "The quote is too old to be accepted. Only staff see this status.",
     "x-colour": "blue",
     "x-flags": [
      "admin_only",
      "admin_only_in_lists",
      "pay_now",
      "stage_quote"
     ]
    },
    {
     "const": "payment-pending",
     "title": "Payment pending",
     "description": "Booked, waiting for the customer to pay.",
     "x-colour": "blue",
     "x-flags": [
      "pay_now",
      "stage_payment"
     ]
    },
    {
     "const": "payment-failed",
     "title": "Payment failed",
     "description": "The payment did not go through.",
     "x-colour": "blue",
     "x-flags": [
      "stage_payment"
     ]
    },
    {
     "const": "submitted",
     "title": "Submitted",
     "description": "Booked and accepted; no driver has been assigned yet.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_general"
     ]
    },
    {
     "const": "outsourced",
     "title": "Outsourced",
     "description": "Handed to another courier to carry out.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_general"
     ]
    },
    {
     "const": "collection-assigned",
     "title": "Collection assigned",
     "description": "A driver has been assigned to collect.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_collection"
     ]
    },
    {
     "const": "awaiting-dropoff",
     "title": "Awaiting drop-off",
     "description": "The sender must bring the parcel to a locker or counter.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "lockers",
      "counters",
      "stage_collection"
     ]
    },
    {
     "const": "collection-unassigned",
     "title": "Collection unassigned",
     "description": "No driver has been assigned to collect, and one is needed.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-rejected",
     "title": "Collection rejected",
     "description": "The driver turned the collection down.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-exception",
     "title": "Collection exception",
     "description": "Something prevents the collection; somebody must step in.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-failed-attempt",
     "title": "Collection attempt failed",
     "description": "The driver was there but could not collect.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collected",
     "title": "Collected",
     "description": "The driver has the parcels.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_collection"
     ]
    },
    {
     "const": "at-hub",
     "title": "At hub",
     "description": "The parcels are at the collecting hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "manifested",
     "title": "Manifested",
     "description": "Listed on a manifest for transport between hubs.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "ready-for-dispatch",
     "title": "Ready for dispatch",
     "description": "Sorted and ready to leave the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "in-transit",
     "title": "In transit",
     "description": "On the way between hubs.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "at-destination-hub",
     "title": "At destination hub",
     "description": "The parcels are at the hub that will deliver them.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_hub"
     ]
    },
    {
     "const": "returned-to-hub",
     "title": "Returned to hub",
     "description": "The driver brought the parcels back to the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "delivery-assigned",
     "title": "Delivery assigned",
     "description": "A driver has been assigned to deliver.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-unassigned",
     "title": "Delivery unassigned",
     "description": "No driver has been assigned to deliver, and one is needed.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-rejected",
     "title": "Delivery rejected",
     "description": "The driver turned the delivery down.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "bob-box-reservation-failed",
     "title": "Bob Box reservation failed",
     "description": "No locker could be reserved. Bob Box deliveries only.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "past_collection",
      "bob_box",
      "stage_delivery"
     ]
    },
    {
     "const": "out-for-delivery",
     "title": "Out for delivery",
     "description": "On the vehicle, on the way to the receiver.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-exception",
     "title": "Delivery exception",
     "description": "Something prevents the delivery; somebody must step in.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-failed-attempt",
     "title": "Delivery attempt failed",
     "description": "The driver was there but could not deliver.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "in-locker",
     "title": "In locker",
     "description": "The parcel lies in a locker.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "stage_delivery"
     ]
    },
    {
     "const": "ready-for-pickup",
     "title": "Ready for pickup",
     "description": "The receiver may fetch the parcel at the locker or counter.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "collect-and-return-to-hub",
     "title": "Collect and return to hub",
     "description": "Not fetched in time; a driver must bring it back to the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "notification_admin_only",
      "lockers",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "collected-from-locker",
     "title": "Collected from locker",
     "description": "The receiver took the parcel out of the locker.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "stage_delivery"
     ]
    },
    {
     "const": "collected-from-counter",
     "title": "Collected from counter",
     "description": "The receiver fetched the parcel at the counter.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "returned-to-sender",
     "title": "Returned to sender",
     "description": "Brought back to the sender.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivered",
     "title": "Delivered",
     "description": "The receiver has the parcels.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "delivered",
      "invoice_trigger",
      "stage_delivery"
     ]
    },
    {
     "const": "undeliverable",
     "title": "Undeliverable",
     "description": "Delivery was given up.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "cancelled",
     "title": "Cancelled",
     "description": "Called off; nothing further happens.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "stage_general"
     ]
    },
    {
     "const": "on-hold",
     "title": "On hold",
     "description": "Stopped until somebody releases it.",
     "x-colour": "blue",
     "x-flags": [
      "stage_general"
     ]
    },
    {
     "const": "on-hold-internal",
     "title": "On hold (internal)",
     "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "admin_only",
      "admin_only_in_lists",
      "stage_general"
     ]
    }
   ],
   "x-enum": "shipment_status"
  },
  "manifest_destination_branch_id": {
   "type": "integer",
   "minimum": 1,
   "title": "Destination of the manifest",
   "description": "The branch that the manifest goes to.",
   "x-refers-to": "branches.id"
  }
 },
 "required": [],
 "additionalProperties": false
};

export const integration_rule_filter: EntityNode = {
 "title": "Filter of a rule",
 "description": "One condition of an integration rule.",
 "type": "object",
 "properties": {
  "filter": {
   "title": "Filter",
   "description": "What is asked.",
   "type": "string",
   "oneOf": [
    {
     "const": "collection-branch",
     "title": "Collection branch is",
     "description": "One of these branches collects the shipment."
    },
    {
     "const": "delivery-branch",
     "title": "Delivery branch is",
     "description": "One of these branches delivers the shipment."
    },
    {
     "const": "both-branches",
     "title": "Both branches are",
     "description": "Collection and delivery branch are both among these."
    },
    {
     "const": "routing-complete",
     "title": "Routing is complete",
     "description": "It is known which branch collects and which delivers."
    },
    {
     "const": "account-includes",
     "title": "Account is",
     "description": "One of these accounts booked the shipment."
    },
    {
     "const": "account-excludes",
     "title": "Account is not",
     "description": "None of these accounts booked the shipment."
    },
    {
     "const": "manifest-destination-branch",
     "title": "Manifest goes to",
     "description": "The manifest goes to one of these branches."
    },
    {
     "const": "status-is",
     "title": "Shipment status is",
     "description": "The shipment now has one of these statuses."
    },
    {
     "const": "tracking-status-is",
     "title": "Status of the tracking event is",
     "description": "The tracking event that has just been added has one of these statuses."
    },
    {
     "const": "service-level-includes",
     "title": "Service level is",
     "description": "The shipment goes by one of these service levels."
    },
    {
     "const": "service-level-excludes",
     "title": "Service level is not",
     "description": "The shipment goes by none of these service levels."
    }
   ],
   "x-enum": "integration_filter"
  },
  "values": {
   "type": "array",
   "maxItems": 200,
   "items": {
    "type": [
     "string",
     "integer"
    ]
   },
   "description": "What it is compared with; absent where nothing is."
  }
 },
 "required": [
  "filter"
 ],
 "additionalProperties": false
};

export const integration_rule: EntityNode = {
 "title": "Integration rule",
 "description": "Which shipments go to which connected system, and when. Rules are looked at in their order; each that fits sends.",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "description": "Number of the rule."
  },
  "name": {
   "type": "string",
   "title": "Rule",
   "description": "What the team calls it."
  },
  "type": {
   "title": "Connected system",
   "description": "The connected system.",
   "type": "string",
   "oneOf": [
    {
     "const": "matflo",
     "title": "Matflo",
     "description": "The warehouse system: orders are booked there as they come in."
    },
    {
     "const": "rws",
     "title": "RWS",
     "description": "The warehouse and routing system of a linehaul partner."
    },
    {
     "const": "parcel-perfect",
     "title": "Parcel Perfect",
     "description": "Passes shipments to another courier that works with Parcel Perfect."
    },
    {
     "const": "ship-logic-delivery",
     "title": "Ship Logic, delivery",
     "description": "Another courier on Ship Logic delivers what your hub has received."
    },
    {
     "const": "ship-logic-collection",
     "title": "Ship Logic, collection",
     "description": "Another courier on Ship Logic collects and brings it to your hub."
    },
    {
     "const": "webhook",
     "title": "Webhook",
     "description": "Sends what happened to any address that your own software listens at."
    },
    {
     "const": "fastway",
     "title": "Fastway",
     "description": "Passes shipments to Fastway Couriers."
    }
   ],
   "x-enum": "integration_type"
  },
  "trigger": {
   "title": "When it happens",
   "description": "When the rule is looked at.",
   "type": "string",
   "oneOf": [
    {
     "const": "shipment-created",
     "title": "A shipment is created",
     "description": "As soon as a shipment is booked."
    },
    {
     "const": "shipment-updated",
     "title": "A shipment is changed",
     "description": "Whenever something about a shipment changes, its status included."
    },
    {
     "const": "hub-scanner",
     "title": "A parcel is scanned at a hub",
     "description": "When the hub scanner scans a parcel of the shipment."
    },
    {
     "const": "outbounded",
     "title": "A parcel leaves on a manifest",
     "description": "When a parcel is scanned out of a hub onto a manifest."
    },
    {
     "const": "tracking-event-created",
     "title": "A tracking event is added",
     "description": "Whenever the tracking history of a shipment gets a new event."
    }
   ],
   "x-enum": "integration_trigger"
  },
  "filters": {
   "type": "array",
   "items": {
    "title": "Filter of a rule",
    "description": "One condition of an integration rule.",
    "type": "object",
    "properties": {
     "filter": {
      "title": "Filter",
      "description": "What is asked.",
      "type": "string",
      "oneOf": [
       {
        "const": "collection-branch",
        "title": "Collection branch is",
        "description": "One of these branches collects the shipment."
       },
       {
        "const": "delivery-branch",
        "title": "Delivery branch is",
        "description": "One of these branches delivers the shipment."
       },
       {
        "const": "both-branches",
        "title": "Both branches are",
        "description": "Collection and delivery branch are both among these."
       },
       {
        "const": "routing-complete",
        "title": "Routing is complete",
        "description": "It is known which branch collects and which delivers."
       },
       {
        "const": "account-includes",
        "title": "Account is",
        "description": "One of these accounts booked the shipment."
       },
       {
        "const": "account-excludes",
        "title": "Account is not",
        "description": "None of these accounts booked the shipment."
       },
       {
        "const": "manifest-destination-branch",
        "title": "Manifest goes to",
        "description": "The manifest goes to one of these branches."
       },
       {
        "const": "status-is",
        "title": "Shipment status is",
        "description": "The shipment now has one of these statuses."
       },
       {
        "const": "tracking-status-is",
        "title": "Status of the tracking event is",
        "description": "The tracking event that has just been added has one of these statuses."
       },
       {
        "const": "service-level-includes",
        "title": "Service level is",
        "description": "The shipment goes by one of these service levels."
       },
       {
        "const": "service-level-excludes",
        "title": "Service level is not",
        "description": "The shipment goes by none of these service levels."
       }
      ],
      "x-enum": "integration_filter"
     },
     "values": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "type": [
        "string",
        "integer"
       ]
      },
      "description": "What it is compared with; absent where nothing is."
     }
    },
    "required": [
     "filter"
    ],
    "additionalProperties": false
   },
   "description": "All of them must match."
  },
  "config": {
   "type": "object",
   "description": "What the connected system needs to know, as its file in schemas/integrations says. A secret reads {set: true}."
  },
  "is_enabled": {
   "type": "boolean",
   "description": "Whether it sends."
  },
  "position": {
   "type": "integer",
   "description": "Place in the order, from 0."
  },
  "revision": {
   "type": "integer",
   "description": "The revision of its last change; send it back as base_revision."
  },
  "updated_at": {
   "type": "string",
   "format": "date-time",
   "description": "When it was last changed."
  },
  "updated_by": {
   "type": [
    "string",
    "null"
   ],
   "description": "Who last changed it; null when that is somebody of the platform."
  }
 },
 "required": [
  "id",
  "name",
  "type",
  "trigger",
  "filters",
  "config",
  "is_enabled",
  "position",
  "revision",
  "updated_at",
  "updated_by"
 ],
 "additionalProperties": false
};

export const left_out_setting: EntityNode = {
 "title": "Setting that is left out",
 "description": "What an import or a rollback does without, and why.",
 "type": "object",
 "properties": {
  "setting": {
   "type": "string",
   "description": "The setting's key."
  },
  "code": {
   "type": "string",
   "description": "Why, for programs: unknown_setting, unknown_reference, permission_denied, invalid_value, or the rule that would be broken."
  },
  "message": {
   "type": "string",
   "description": "Why, for people."
  },
  "value": {
   "description": "The value that does not fit any more; absent where the caller may not read it."
  }
 },
 "required": [
  "setting",
  "code",
  "message"
 ],
 "additionalProperties": false
};

export const notification_context: EntityNode = {
 "title": "What a message may say",
 "description": "Everything that the template of a message can use. Private fields are left out.",
 "type": "object",
 "properties": {
  "recipient": {
   "type": "object",
   "title": "Recipient",
   "description": "Whom this message goes to.",
   "properties": {
    "name": {
     "type": "string",
     "maxLength": 100,
     "title": "Name of the recipient",
     "description": "How the recipient is addressed.",
     "examples": [
      "Thandi Mokoena"
     ]
    },
    "party": {
     "title": "Which contact",
     "description": "collection or delivery.",
     "type": "string",
     "oneOf": [
      {
       "const": "collection",
       "title": "Collection contact",
       "description": "Whoever hands the parcels over, usually the sender."
      },
      {
       "const": "delivery",
       "title": "Delivery contact",
       "description": "Whoever takes the parcels, usually the receiver."
      }
     ],
     "x-enum": "shipment_party"
    },
    "pin": {
     "type": "string",
     "maxLength": 12,
     "title": "PIN",
     "description": "The PIN that this recipient needs now: for the driver at the door, or for the locker. Absent at all other times.",
     "examples": [
      "4821"
     ]
    }
   },
   "required": [
    "name",
    "party"
   ],
   "additionalProperties": false
  },
  "shipment": {
   "title": "Shipment",
   "description": "The shipment that the message is about.",
   "type": "object",
   "properties": {
    "id": {
     "type": "integer",
     "title": "Number",
     "description": "Number of the shipment inside the platform.",
     "examples": [
      42187
     ],
     "x-private": true
    },
    "provider_id": {
     "type": "integer",
     "title": "Provider",
     "description": "Number of the provider that carries it.",
     "examples": [
      1
     ],
     "x-private": true
    },
    "account_id": {
     "type": "integer",
     "title": "Account number",
     "description": "Number of the account that booked it.",
     "examples": [
      301
     ],
     "x-private": true
    },
    "account": {
     "title": "Account",
     "description": "The account that booked it and pays for it.",
     "type": "object",
     "properties": {
      "id": {
       "type": "integer",
       "description": "Number of the account.",
       "x-private": true
      },
      "account_code": {
       "type": "string",
       "description": "Short code on invoices and payments.",
       "title": "Account code",
       "examples": [
        "ACM001"
       ]
      },
      "name": {
       "type": "string",
       "description": "Name of the customer.",
       "title": "Account name",
       "examples": [
        "Acme Trading"
       ]
      },
      "account_type": {
       "title": "Account type",
       "description": "How a customer pays (doc1:117).",
       "type": "string",
       "oneOf": [
        {
         "const": "prepaid",
         "title": "Prepaid",
         "description": "Pays in advance; a shipment needs enough balance.",
         "x-colour": "blue"
        },
        {
         "const": "postpaid",
         "title": "Postpaid",
         "description": "Pays by invoice, up to a credit limit.",
         "x-colour": "green",
         "x-flags": [
          "invoiced",
          "bulk_collections"
         ]
        },
        {
         "const": "guest",
         "title": "Guest",
         "description": "Books once, without signing in, and pays straight away.",
         "x-colour": "grey"
        }
       ],
       "x-enum": "account_type"
      },
      "balance": {
       "type": "number",
       "x-unit": "R",
       "description": "Money in the account, in rand with two decimals; negative when the customer owes.",
       "x-private": true
      },
      "credit_limit": {
       "type": "number",
       "x-unit": "R",
       "description": "How far below zero a postpaid account may go, in rand.",
       "x-private": true
      },
      "is_on_hold": {
       "type": "boolean",
       "description": "Whether the account may not book at the moment.",
       "x-private": true
      },
      "temp_disable_auto_hold": {
       "type": "boolean",
       "description": "Whether the account may book for now although it would be on hold (doc1:174).",
       "x-private": true
      }
     },
     "required": [
      "id",
      "account_code",
      "name",
      "account_type"
     ],
     "additionalProperties": false
    },
    "account_shipment_id": {
     "type": "integer",
     "title": "Shipment of the account",
     "description": "The account’s own running number of the shipment.",
     "examples": [
      118
     ]
    },
    "status": {
     "title": "Status code",
     "description": "Where the shipment stands, as the value that conditions compare with.",
     "type": "string",
     "oneOf": [
      {
       "const": "quote",
       "title": "Quote",
       "description": "A price was asked for; nothing is booked yet.",
       "x-colour": "blue",
       "x-flags": [
        "admin_only_in_lists",
        "pay_now",
        "stage_quote"
       ]
      },
      {
       "const": "quote-expired",
       "title": "Quote expired",
       "description": "The quote is too old to be accepted. Only staff see this status.",
       "x-colour": "blue",
       "x-flags": [
        "admin_only",
        "admin_only_in_lists",
        "pay_now",
        "stage_quote"
       ]
      },
      {
       "const": "payment-pending",
       "title": "Payment pending",
       "description": "Booked, waiting for the customer to pay.",
       "x-colour": "blue",
       "x-flags": [
        "pay_now",
        "stage_payment"
       ]
      },
      {
       "const": "payment-failed",
       "title": "Payment failed",
       "description": "The payment did not go through.",
       "x-colour": "blue",
       "x-flags": [
        "stage_payment"
       ]
      },
      {
       "const": "submitted",
       "title": "Submitted",
       "description": "Booked and accepted; no driver has been assigned yet.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_general"
       ]
      },
      {
       "const": "outsourced",
       "title": "Outsourced",
       "description": "Handed to another courier to carry out.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_general"
       ]
      },
      {
       "const": "collection-assigned",
       "title": "Collection assigned",
       "description": "A driver has been assigned to collect.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_collection"
       ]
      },
      {
       "const": "awaiting-dropoff",
       "title": "Awaiting drop-off",
       "description": "The sender must bring the parcel to a locker or counter.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "lockers",
        "counters",
        "stage_collection"
       ]
      },
      {
       "const": "collection-unassigned",
       "title": "Collection unassigned",
       "description": "No driver has been assigned to collect, and one is needed.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-rejected",
       "title": "Collection rejected",
       "description": "The driver turned the collection down.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-exception",
       "title": "Collection exception",
       "description": "Something prevents the collection; somebody must step in.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-failed-attempt",
       "title": "Collection attempt failed",
       "description": "The driver was there but could not collect.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collected",
       "title": "Collected",
       "description": "The driver has the parcels.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_collection"
       ]
      },
      {
       "const": "at-hub",
       "title": "At hub",
       "description": "The parcels are at the collecting hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "manifested",
       "title": "Manifested",
       "description": "Listed on a manifest for transport between hubs.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "ready-for-dispatch",
       "title": "Ready for dispatch",
       "description": "Sorted and ready to leave the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "in-transit",
       "title": "In transit",
       "description": "On the way between hubs.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "at-destination-hub",
       "title": "At destination hub",
       "description": "The parcels are at the hub that will deliver them.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_hub"
       ]
      },
      {
       "const": "returned-to-hub",
       "title": "Returned to hub",
       "description": "The driver brought the parcels back to the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "delivery-assigned",
       "title": "Delivery assigned",
       "description": "A driver has been assigned to deliver.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-unassigned",
       "title": "Delivery unassigned",
       "description": "No driver has been assigned to deliver, and one is needed.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-rejected",
       "title": "Delivery rejected",
       "description": "The driver turned the delivery down.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "bob-box-reservation-failed",
       "title": "Bob Box reservation failed",
       "description": "No locker could be reserved. Bob Box deliveries only.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "past_collection",
        "bob_box",
        "stage_delivery"
       ]
      },
      {
       "const": "out-for-delivery",
       "title": "Out for delivery",
       "description": "On the vehicle, on the way to the receiver.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-exception",
       "title": "Delivery exception",
       "description": "Something prevents the delivery; somebody must step in.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-failed-attempt",
       "title": "Delivery attempt failed",
       "description": "The driver was there but could not deliver.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "in-locker",
       "title": "In locker",
       "description": "The parcel lies in a locker.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "lockers",
        "stage_delivery"
       ]
      },
      {
       "const": "ready-for-pickup",
       "title": "Ready for pickup",
       "description": "The receiver may fetch the parcel at the locker or counter.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "lockers",
        "counters",
        "stage_delivery"
       ]
      },
      {
       "const": "collect-and-return-to-hub",
       "title": "Collect and return to hub",
       "description": "Not fetched in time; a driver must bring it back to the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "notification_admin_only",
        "lockers",
        "counters",
        "stage_delivery"
       ]
      },
      {
       "const": "collected-from-locker",
       "title": "Collected from locker",
       "description": "The receiver took the parcel out of the locker.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "lockers",
        "stage_delivery"
       ]
      },
      {
       "const": "collected-from-counter",
       "title": "Collected from counter",
       "description": "The receiver fetched the parcel at the counter.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "counters",
        "stage_delivery"
       ]
      },
      {
       "const": "returned-to-sender",
       "title": "Returned to sender",
       "description": "Brought back to the sender.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivered",
       "title": "Delivered",
       "description": "The receiver has the parcels.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "delivered",
        "invoice_trigger",
        "stage_delivery"
       ]
      },
      {
       "const": "undeliverable",
       "title": "Undeliverable",
       "description": "Delivery was given up.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "cancelled",
       "title": "Cancelled",
       "description": "Called off; nothing further happens.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "stage_general"
       ]
      },
      {
       "const": "on-hold",
       "title": "On hold",
       "description": "Stopped until somebody releases it.",
       "x-colour": "blue",
       "x-flags": [
        "stage_general"
       ]
      },
      {
       "const": "on-hold-internal",
       "title": "On hold (internal)",
       "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "admin_only",
        "admin_only_in_lists",
        "stage_general"
       ]
      }
     ],
     "x-enum": "shipment_status"
    },
    "tracking_reference": {
     "type": "string",
     "maxLength": 40,
     "title": "Waybill number",
     "description": "The number on the label, by which everybody knows the shipment.",
     "examples": [
      "KES0042187"
     ]
    },
    "short_tracking_reference": {
     "type": "string",
     "maxLength": 20,
     "title": "Short waybill number",
     "description": "The waybill number without its padding, for SMSs and the telephone.",
     "examples": [
      "KES42187"
     ]
    },
    "custom_tracking_reference": {
     "type": "string",
     "maxLength": 40,
     "title": "Own waybill number",
     "description": "A waybill number that the customer chose.",
     "examples": [
      "ACM-2026-118"
     ]
    },
    "tracking_url": {
     "type": "string",
     "maxLength": 2048,
     "title": "Tracking link",
     "description": "The tracking page of this shipment.",
     "examples": [
      "https://track.kestrel.test/KES42187"
     ],
     "format": "https-url"
    },
    "customer_reference": {
     "type": "string",
     "maxLength": 100,
     "title": "Customer reference",
     "description": "The order number or whatever else the customer calls it.",
     "examples": [
      "PO-7731"
     ]
    },
    "cost_center": {
     "type": "string",
     "maxLength": 80,
     "title": "Cost centre",
     "description": "The cost centre of the account that the shipment is booked to.",
     "examples": [
      "Marketing"
     ]
    },
    "collection_address": {
     "title": "Collection address",
     "description": "Where the parcels are collected.",
     "type": "object",
     "properties": {
      "id": {
       "type": "integer",
       "title": "Number",
       "description": "Number of the stored address, where it is one.",
       "examples": [
        4711
       ],
       "x-private": true
      },
      "type": {
       "title": "Kind of address",
       "description": "What stands at an address (doc1:111); some service levels and surcharges depend on it.",
       "type": "string",
       "oneOf": [
        {
         "const": "residential",
         "title": "Residential",
         "description": "Somebody’s home."
        },
        {
         "const": "business",
         "title": "Business",
         "description": "An office, a shop or a warehouse."
        },
        {
         "const": "international",
         "title": "International",
         "description": "Anywhere outside South Africa."
        },
        {
         "const": "locker",
         "title": "Locker",
         "description": "A locker that opens with a PIN.",
         "x-flags": [
          "pickup_point"
         ]
        },
        {
         "const": "counter",
         "title": "Counter",
         "description": "A counter in a shop that takes in and hands out parcels.",
         "x-flags": [
          "pickup_point"
         ]
        }
       ],
       "x-enum": "address_type"
      },
      "company": {
       "type": "string",
       "maxLength": 100,
       "title": "Company",
       "description": "Name on the building, at the gate or on the locker.",
       "examples": [
        "Karoo Outfitters"
       ]
      },
      "street_address": {
       "type": "string",
       "maxLength": 200,
       "title": "Street address",
       "description": "Number and street, or farm and road.",
       "examples": [
        "12 Jet Park Road"
       ]
      },
      "local_area": {
       "type": "string",
       "maxLength": 80,
       "title": "Suburb",
       "description": "Suburb, township or village.",
       "examples": [
        "Jet Park"
       ]
      },
      "city": {
       "type": "string",
       "maxLength": 80,
       "title": "City or town",
       "description": "City or town of the suburb.",
       "examples": [
        "Boksburg"
       ]
      },
      "zone": {
       "type": "string",
       "maxLength": 60,
       "title": "Province",
       "description": "Province, or region where the country has no provinces.",
       "examples": [
        "Gauteng"
       ]
      },
      "code": {
       "type": "string",
       "maxLength": 12,
       "title": "Postal code",
       "description": "Four digits in South Africa.",
       "examples": [
        "1459"
       ]
      },
      "country": {
       "type": "string",
       "maxLength": 2,
       "title": "Country",
       "description": "Two letters; ZA is South Africa.",
       "examples": [
        "ZA"
       ],
       "format": "country",
       "default": "ZA"
      },
      "lat": {
       "type": "number",
       "title": "Latitude",
       "description": "Where the map pin stands, to six decimals.",
       "examples": [
        -26.166231
       ],
       "minimum": -90,
       "maximum": 90,
       "x-private": true
      },
      "lng": {
       "type": "number",
       "title": "Longitude",
       "description": "Where the map pin stands, to six decimals.",
       "examples": [
        28.218907
       ],
       "minimum": -180,
       "maximum": 180,
       "x-private": true
      },
      "entered_address": {
       "type": "string",
       "maxLength": 400,
       "title": "Entered address",
       "description": "What was typed into the search, before it was taken apart.",
       "examples": [
        "12 Jet Park Rd Boksburg"
       ],
       "x-private": true
      },
      "gs_hash": {
       "type": "string",
       "maxLength": 80,
       "title": "Fingerprint",
       "description": "Fingerprint of the address at the geocoder; equal places have equal ones.",
       "x-private": true
      }
     },
     "required": [
      "type",
      "street_address",
      "local_area",
      "city",
      "zone",
      "country"
     ],
     "additionalProperties": false
    },
    "delivery_address": {
     "title": "Delivery address",
     "description": "Where the parcels are delivered.",
     "type": "object",
     "properties": {
      "id": {
       "type": "integer",
       "title": "Number",
       "description": "Number of the stored address, where it is one.",
       "examples": [
        4711
       ],
       "x-private": true
      },
      "type": {
       "title": "Kind of address",
       "description": "What stands at an address (doc1:111); some service levels and surcharges depend on it.",
       "type": "string",
       "oneOf": [
        {
         "const": "residential",
         "title": "Residential",
         "description": "Somebody’s home."
        },
        {
         "const": "business",
         "title": "Business",
         "description": "An office, a shop or a warehouse."
        },
        {
         "const": "international",
         "title": "International",
         "description": "Anywhere outside South Africa."
        },
        {
         "const": "locker",
         "title": "Locker",
         "description": "A locker that opens with a PIN.",
         "x-flags": [
          "pickup_point"
         ]
        },
        {
         "const": "counter",
         "title": "Counter",
         "description": "A counter in a shop that takes in and hands out parcels.",
         "x-flags": [
          "pickup_point"
         ]
        }
       ],
       "x-enum": "address_type"
      },
      "company": {
       "type": "string",
       "maxLength": 100,
       "title": "Company",
       "description": "Name on the building, at the gate or on the locker.",
       "examples": [
        "Karoo Outfitters"
       ]
      },
      "street_address": {
       "type": "string",
       "maxLength": 200,
       "title": "Street address",
       "description": "Number and street, or farm and road.",
       "examples": [
        "12 Jet Park Road"
       ]
      },
      "local_area": {
       "type": "string",
       "maxLength": 80,
       "title": "Suburb",
       "description": "Suburb, township or village.",
       "examples": [
        "Jet Park"
       ]
      },
      "city": {
       "type": "string",
       "maxLength": 80,
       "title": "City or town",
       "description": "City or town of the suburb.",
       "examples": [
        "Boksburg"
       ]
      },
      "zone": {
       "type": "string",
       "maxLength": 60,
       "title": "Province",
       "description": "Province, or region where the country has no provinces.",
       "examples": [
        "Gauteng"
       ]
      },
      "code": {
       "type": "string",
       "maxLength": 12,
       "title": "Postal code",
       "description": "Four digits in South Africa.",
       "examples": [
        "1459"
       ]
      },
      "country": {
       "type": "string",
       "maxLength": 2,
       "title": "Country",
       "description": "Two letters; ZA is South Africa.",
       "examples": [
        "ZA"
       ],
       "format": "country",
       "default": "ZA"
      },
      "lat": {
       "type": "number",
       "title": "Latitude",
       "description": "Where the map pin stands, to six decimals.",
       "examples": [
        -26.166231
       ],
       "minimum": -90,
       "maximum": 90,
       "x-private": true
      },
      "lng": {
       "type": "number",
       "title": "Longitude",
       "description": "Where the map pin stands, to six decimals.",
       "examples": [
        28.218907
       ],
       "minimum": -180,
       "maximum": 180,
       "x-private": true
      },
      "entered_address": {
       "type": "string",
       "maxLength": 400,
       "title": "Entered address",
       "description": "What was typed into the search, before it was taken apart.",
       "examples": [
        "12 Jet Park Rd Boksburg"
       ],
       "x-private": true
      },
      "gs_hash": {
       "type": "string",
       "maxLength": 80,
       "title": "Fingerprint",
       "description": "Fingerprint of the address at the geocoder; equal places have equal ones.",
       "x-private": true
      }
     },
     "required": [
      "type",
      "street_address",
      "local_area",
      "city",
      "zone",
      "country"
     ],
     "additionalProperties": false
    },
    "collection_contact": {
     "title": "Collection contact",
     "description": "Who hands the parcels over.",
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 100,
       "title": "Name",
       "description": "How the person is addressed.",
       "examples": [
        "Thandi Mokoena"
       ]
      },
      "email": {
       "type": "string",
       "maxLength": 254,
       "title": "Email address",
       "description": "Where emails go.",
       "examples": [
        "thandi@example.test"
       ],
       "format": "email"
      },
      "mobile_number": {
       "type": "string",
       "maxLength": 20,
       "title": "Mobile number",
       "description": "Where SMSs and WhatsApp messages go.",
       "examples": [
        "+27 82 555 0142"
       ],
       "format": "phone-za"
      }
     },
     "required": [
      "name"
     ],
     "additionalProperties": false
    },
    "delivery_contact": {
     "title": "Delivery contact",
     "description": "Who takes the parcels.",
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 100,
       "title": "Name",
       "description": "How the person is addressed.",
       "examples": [
        "Thandi Mokoena"
       ]
      },
      "email": {
       "type": "string",
       "maxLength": 254,
       "title": "Email address",
       "description": "Where emails go.",
       "examples": [
        "thandi@example.test"
       ],
       "format": "email"
      },
      "mobile_number": {
       "type": "string",
       "maxLength": 20,
       "title": "Mobile number",
       "description": "Where SMSs and WhatsApp messages go.",
       "examples": [
        "+27 82 555 0142"
       ],
       "format": "phone-za"
      }
     },
     "required": [
      "name"
     ],
     "additionalProperties": false
    },
    "responsible_contact": {
     "title": "Responsible contact",
     "description": "Who answers for the shipment where that is neither of the two.",
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 100,
       "title": "Name",
       "description": "How the person is addressed.",
       "examples": [
        "Thandi Mokoena"
       ]
      },
      "email": {
       "type": "string",
       "maxLength": 254,
       "title": "Email address",
       "description": "Where emails go.",
       "examples": [
        "thandi@example.test"
       ],
       "format": "email"
      },
      "mobile_number": {
       "type": "string",
       "maxLength": 20,
       "title": "Mobile number",
       "description": "Where SMSs and WhatsApp messages go.",
       "examples": [
        "+27 82 555 0142"
       ],
       "format": "phone-za"
      }
     },
     "required": [
      "name"
     ],
     "additionalProperties": false
    },
    "billing_contact": {
     "title": "Billing contact",
     "description": "Who is asked about the payment.",
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 100,
       "title": "Name",
       "description": "How the person is addressed.",
       "examples": [
        "Thandi Mokoena"
       ]
      },
      "email": {
       "type": "string",
       "maxLength": 254,
       "title": "Email address",
       "description": "Where emails go.",
       "examples": [
        "thandi@example.test"
       ],
       "format": "email"
      },
      "mobile_number": {
       "type": "string",
       "maxLength": 20,
       "title": "Mobile number",
       "description": "Where SMSs and WhatsApp messages go.",
       "examples": [
        "+27 82 555 0142"
       ],
       "format": "phone-za"
      }
     },
     "required": [
      "name"
     ],
     "additionalProperties": false,
     "x-private": true
    },
    "special_instructions_collection": {
     "type": "string",
     "maxLength": 500,
     "title": "Instructions for the collection",
     "description": "What the driver should know at the collection.",
     "examples": [
      "Gate 2, ask for dispatch."
     ]
    },
    "special_instructions_delivery": {
     "type": "string",
     "maxLength": 500,
     "title": "Instructions for the delivery",
     "description": "What the driver should know at the delivery.",
     "examples": [
      "Ring twice."
     ]
    },
    "collection_min_date": {
     "type": "string",
     "format": "date",
     "title": "Collection not before",
     "description": "First day on which the parcels may be collected.",
     "examples": [
      "2026-11-23"
     ]
    },
    "collection_after": {
     "type": "string",
     "format": "time-of-day",
     "title": "Collection from",
     "description": "Earliest time of the collection.",
     "examples": [
      "08:00"
     ]
    },
    "collection_before": {
     "type": "string",
     "format": "time-of-day",
     "title": "Collection until",
     "description": "Latest time of the collection.",
     "examples": [
      "16:00"
     ]
    },
    "delivery_min_date": {
     "type": "string",
     "format": "date",
     "title": "Delivery not before",
     "description": "First day on which the parcels may be delivered; a rescheduled delivery has its new day here.",
     "examples": [
      "2026-11-26"
     ]
    },
    "delivery_after": {
     "type": "string",
     "format": "time-of-day",
     "title": "Delivery from",
     "description": "Earliest time of the delivery.",
     "examples": [
      "13:00"
     ]
    },
    "delivery_before": {
     "type": "string",
     "format": "time-of-day",
     "title": "Delivery until",
     "description": "Latest time of the delivery.",
     "examples": [
      "17:00"
     ]
    },
    "collection_pickup_point_id": {
     "type": "string",
     "maxLength": 60,
     "title": "Drop-off point",
     "description": "The locker or counter where the sender hands the parcels in.",
     "examples": [
      "BB-SANDTON-2"
     ]
    },
    "collection_pickup_point_provider": {
     "title": "Network of the drop-off point",
     "description": "Who runs the locker or counter where the parcels are handed in.",
     "type": "string",
     "oneOf": [
      {
       "const": "bob-box",
       "title": "Bob Box",
       "description": "A Bob Box locker.",
       "x-flags": [
        "locker",
        "bob_box"
       ]
      },
      {
       "const": "tcg-locker",
       "title": "TCG locker",
       "description": "A locker of The Courier Guy.",
       "x-flags": [
        "locker"
       ]
      },
      {
       "const": "ram-counter",
       "title": "RAM counter",
       "description": "A counter of RAM in a shop.",
       "x-flags": [
        "counter"
       ]
      }
     ],
     "x-enum": "pickup_point_provider"
    },
    "delivery_pickup_point_id": {
     "type": "string",
     "maxLength": 60,
     "title": "Pickup point",
     "description": "The locker or counter where the receiver fetches the parcels.",
     "examples": [
      "BB-MENLYN-5"
     ]
    },
    "delivery_pickup_point_provider": {
     "title": "Network of the pickup point",
     "description": "Who runs the locker or counter where the parcels are fetched.",
     "type": "string",
     "oneOf": [
      {
       "const": "bob-box",
       "title": "Bob Box",
       "description": "A Bob Box locker.",
       "x-flags": [
        "locker",
        "bob_box"
       ]
      },
      {
       "const": "tcg-locker",
       "title": "TCG locker",
       "description": "A locker of The Courier Guy.",
       "x-flags": [
        "locker"
       ]
      },
      {
       "const": "ram-counter",
       "title": "RAM counter",
       "description": "A counter of RAM in a shop.",
       "x-flags": [
        "counter"
       ]
      }
     ],
     "x-enum": "pickup_point_provider"
    },
    "collection_agent_id": {
     "type": "integer",
     "title": "Collecting driver",
     "description": "User number of the driver who collects.",
     "examples": [
      71
     ],
     "x-private": true
    },
    "delivery_agent_id": {
     "type": "integer",
     "title": "Delivering driver",
     "description": "User number of the driver who delivers.",
     "examples": [
      72
     ],
     "x-private": true
    },
    "collection_branch_id": {
     "type": "integer",
     "title": "Collecting branch",
     "description": "Number of the branch that collects.",
     "examples": [
      11
     ],
     "x-private": true
    },
    "delivery_branch_id": {
     "type": "integer",
     "title": "Delivering branch",
     "description": "Number of the branch that delivers.",
     "examples": [
      12
     ],
     "x-private": true
    },
    "account_branch_id": {
     "type": "integer",
     "title": "Branch of the account",
     "description": "Number of the branch that looks after the account.",
     "examples": [
      11
     ],
     "x-private": true
    },
    "branch": {
     "title": "Branch",
     "description": "The branch that is responsible at the moment.",
     "type": "object",
     "properties": {
      "id": {
       "type": "integer",
       "description": "Number of the branch.",
       "x-private": true
      },
      "code": {
       "type": "string",
       "description": "Short code on labels and manifests, such as JNB.",
       "title": "Branch code",
       "examples": [
        "JNB"
       ]
      },
      "name": {
       "type": "string",
       "description": "Name of the branch.",
       "title": "Branch",
       "examples": [
        "Johannesburg"
       ]
      }
     },
     "required": [
      "id",
      "code",
      "name"
     ],
     "additionalProperties": false
    },
    "support_email": {
     "type": "string",
     "maxLength": 254,
     "title": "Support address",
     "description": "Where questions about this shipment go.",
     "examples": [
      "support@kestrel.test"
     ],
     "format": "email"
    },
    "rate": {
     "type": "number",
     "title": "Price",
     "description": "What the shipment costs, in rand with VAT.",
     "examples": [
      129
     ],
     "minimum": 0,
     "x-unit": "R"
    },
    "service_level_id": {
     "type": "integer",
     "title": "Service level number",
     "description": "Number of the service level.",
     "examples": [
      3
     ],
     "x-private": true
    },
    "service_level_code": {
     "type": "string",
     "maxLength": 20,
     "title": "Service level code",
     "description": "Short code of the service level.",
     "examples": [
      "ECO"
     ]
    },
    "service_level_name": {
     "type": "string",
     "maxLength": 80,
     "title": "Service level",
     "description": "The service level as customers know it.",
     "examples": [
      "Economy"
     ]
    },
    "opt_in_rates": {
     "type": "array",
     "title": "Extras",
     "description": "Codes of the extras that were booked.",
     "items": {
      "type": "string",
      "maxLength": 40
     },
     "examples": [
      [
       "insurance"
      ]
     ],
     "x-private": true
    },
    "opt_in_time_based_rates": {
     "type": "array",
     "title": "Timed extras",
     "description": "Codes of the timed extras that were booked.",
     "items": {
      "type": "string",
      "maxLength": 40
     },
     "examples": [
      [
       "saturday"
      ]
     ],
     "x-private": true
    },
    "declared_value": {
     "type": "number",
     "title": "Declared value",
     "description": "What the contents are worth, in rand.",
     "examples": [
      850
     ],
     "minimum": 0,
     "x-unit": "R",
     "x-private": true
    },
    "pod_method": {
     "title": "Proof of delivery",
     "description": "How the delivery is proven; pin-with-fallback where the shipment does not say (doc1:117).",
     "type": "string",
     "oneOf": [
      {
       "const": "pin-with-fallback",
       "title": "PIN, or the fallback",
       "description": "The receiver tells the driver the PIN from our message. Without it the driver captures what the fallback options ask for.",
       "x-flags": [
        "default",
        "pin"
       ]
      },
      {
       "const": "grv",
       "title": "Signed delivery note",
       "description": "The receiver signs and stamps a goods received voucher (GRV), and the driver photographs it.",
       "x-flags": [
        "document"
       ]
      }
     ],
     "x-enum": "pod_method"
    },
    "proof_of_delivery_pin": {
     "type": "string",
     "maxLength": 12,
     "title": "Delivery PIN",
     "description": "What the receiver tells the driver. Messages use recipient.pin, which only the right contact gets.",
     "examples": [
      "4821"
     ],
     "x-private": true
    },
    "pickup_pin": {
     "type": "string",
     "maxLength": 12,
     "title": "Pickup PIN",
     "description": "What opens the locker for the receiver. Messages use recipient.pin.",
     "examples": [
      "902417"
     ],
     "x-private": true
    },
    "dropoff_pin": {
     "type": "string",
     "maxLength": 12,
     "title": "Drop-off PIN",
     "description": "What opens the locker for the sender. Messages use recipient.pin.",
     "examples": [
      "118264"
     ],
     "x-private": true
    },
    "is_return": {
     "type": "boolean",
     "title": "Return",
     "description": "Whether this shipment brings back what an earlier one delivered.",
     "examples": [
      false
     ]
    },
    "failed_collection_attempts": {
     "type": "integer",
     "title": "Failed collection attempts",
     "description": "How often a driver could not collect.",
     "examples": [
      0
     ],
     "minimum": 0
    },
    "failed_delivery_attempts": {
     "type": "integer",
     "title": "Failed delivery attempts",
     "description": "How often a driver could not deliver.",
     "examples": [
      1
     ],
     "minimum": 0
    },
    "collection_rescheduled_reason": {
     "type": "string",
     "maxLength": 300,
     "title": "Reason for the new collection day",
     "description": "Why the collection was moved to another day.",
     "examples": [
      "Office closed"
     ]
    },
    "delivery_rescheduled_reason": {
     "type": "string",
     "maxLength": 300,
     "title": "Reason for the new delivery day",
     "description": "Why the delivery was moved to another day.",
     "examples": [
      "Nobody was at home"
     ]
    },
    "payment_intervention_status": {
     "type": "string",
     "maxLength": 40,
     "title": "Payment intervention",
     "description": "Where a payment stands that staff must look into.",
     "x-private": true
    },
    "parcels": {
     "type": "array",
     "title": "Parcels",
     "description": "The pieces of the shipment.",
     "items": {
      "title": "Parcel",
      "description": "One piece of a shipment (doc1:107).",
      "type": "object",
      "properties": {
       "tracking_reference": {
        "type": "string",
        "maxLength": 40,
        "title": "Waybill number of the parcel",
        "description": "The number on the parcel’s own label.",
        "examples": [
         "KES0042187-1"
        ]
       },
       "alternative_tracking_reference": {
        "type": "string",
        "maxLength": 40,
        "title": "Other number",
        "description": "The number that another courier or the customer gave it.",
        "examples": [
         "PO-7731-1"
        ]
       },
       "status": {
        "title": "Status of the parcel",
        "description": "Where this parcel stands; it may run ahead of its shipment.",
        "type": "string",
        "oneOf": [
         {
          "const": "quote",
          "title": "Quote",
          "description": "A price was asked for; nothing is booked yet.",
          "x-colour": "blue",
          "x-flags": [
           "admin_only_in_lists",
           "pay_now",
           "stage_quote"
          ]
         },
         {
          "const": "quote-expired",
          "title": "Quote expired",
          "description": "The quote is too old to be accepted. Only staff see this status.",
          "x-colour": "blue",
          "x-flags": [
           "admin_only",
           "admin_only_in_lists",
           "pay_now",
           "stage_quote"
          ]
         },
         {
          "const": "payment-pending",
          "title": "Payment pending",
          "description": "Booked, waiting for the customer to pay.",
          "x-colour": "blue",
          "x-flags": [
           "pay_now",
           "stage_payment"
          ]
         },
         {
          "const": "payment-failed",
          "title": "Payment failed",
          "description": "The payment did not go through.",
          "x-colour": "blue",
          "x-flags": [
           "stage_payment"
          ]
         },
         {
          "const": "submitted",
          "title": "Submitted",
          "description": "Booked and accepted; no driver has been assigned yet.",
          "x-colour": "blue",
          "x-flags": [
           "active",
           "stage_general"
          ]
         },
         {
          "const": "outsourced",
          "title": "Outsourced",
          "description": "Handed to another courier to carry out.",
          "x-colour": "blue",
          "x-flags": [
           "active",
           "stage_general"
          ]
         },
         {
          "const": "collection-assigned",
          "title": "Collection assigned",
          "description": "A driver has been assigned to collect.",
          "x-colour": "blue",
          "x-flags": [
           "active",
           "stage_collection"
          ]
         },
         {
          "const": "awaiting-dropoff",
          "title": "Awaiting drop-off",
          "description": "The sender must bring the parcel to a locker or counter.",
          "x-colour": "blue",
          "x-flags": [
           "active",
           "lockers",
           "counters",
           "stage_collection"
          ]
         },
         {
          "const": "collection-unassigned",
          "title": "Collection unassigned",
          "description": "No driver has been assigned to collect, and one is needed.",
          "x-colour": "red",
          "x-flags": [
           "active",
           "problem",
           "stage_collection"
          ]
         },
         {
          "const": "collection-rejected",
          "title": "Collection rejected",
          "description": "The driver turned the collection down.",
          "x-colour": "red",
          "x-flags": [
           "active",
           "problem",
           "stage_collection"
          ]
         },
         {
          "const": "collection-exception",
          "title": "Collection exception",
          "description": "Something prevents the collection; somebody must step in.",
          "x-colour": "red",
          "x-flags": [
           "active",
           "problem",
           "stage_collection"
          ]
         },
         {
          "const": "collection-failed-attempt",
          "title": "Collection attempt failed",
          "description": "The driver was there but could not collect.",
          "x-colour": "red",
          "x-flags": [
           "active",
           "problem",
           "stage_collection"
          ]
         },
         {
          "const": "collected",
          "title": "Collected",
          "description": "The driver has the parcels.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "invoice_trigger",
           "stage_collection"
          ]
         },
         {
          "const": "at-hub",
          "title": "At hub",
          "description": "The parcels are at the collecting hub.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "stage_hub"
          ]
         },
         {
          "const": "manifested",
          "title": "Manifested",
          "description": "Listed on a manifest for transport between hubs.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "stage_hub"
          ]
         },
         {
          "const": "ready-for-dispatch",
          "title": "Ready for dispatch",
          "description": "Sorted and ready to leave the hub.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "stage_hub"
          ]
         },
         {
          "const": "in-transit",
          "title": "In transit",
          "description": "On the way between hubs.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "stage_hub"
          ]
         },
         {
          "const": "at-destination-hub",
          "title": "At destination hub",
          "description": "The parcels are at the hub that will deliver them.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "invoice_trigger",
           "stage_hub"
          ]
         },
         {
          "const": "returned-to-hub",
          "title": "Returned to hub",
          "description": "The driver brought the parcels back to the hub.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "stage_hub"
          ]
         },
         {
          "const": "delivery-assigned",
          "title": "Delivery assigned",
          "description": "A driver has been assigned to deliver.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "stage_delivery"
          ]
         },
         {
          "const": "delivery-unassigned",
          "title": "Delivery unassigned",
          "description": "No driver has been assigned to deliver, and one is needed.",
          "x-colour": "red",
          "x-flags": [
           "active",
           "problem",
           "past_collection",
           "stage_delivery"
          ]
         },
         {
          "const": "delivery-rejected",
          "title": "Delivery rejected",
          "description": "The driver turned the delivery down.",
          "x-colour": "red",
          "x-flags": [
           "active",
           "problem",
           "past_collection",
           "stage_delivery"
          ]
         },
         {
          "const": "bob-box-reservation-failed",
          "title": "Bob Box reservation failed",
          "description": "No locker could be reserved. Bob Box deliveries only.",
          "x-colour": "blue",
          "x-flags": [
           "active",
           "past_collection",
           "bob_box",
           "stage_delivery"
          ]
         },
         {
          "const": "out-for-delivery",
          "title": "Out for delivery",
          "description": "On the vehicle, on the way to the receiver.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "invoice_trigger",
           "stage_delivery"
          ]
         },
         {
          "const": "delivery-exception",
          "title": "Delivery exception",
          "description": "Something prevents the delivery; somebody must step in.",
          "x-colour": "red",
          "x-flags": [
           "active",
           "problem",
           "past_collection",
           "stage_delivery"
          ]
         },
         {
          "const": "delivery-failed-attempt",
          "title": "Delivery attempt failed",
          "description": "The driver was there but could not deliver.",
          "x-colour": "red",
          "x-flags": [
           "active",
           "problem",
           "past_collection",
           "stage_delivery"
          ]
         },
         {
          "const": "in-locker",
          "title": "In locker",
          "description": "The parcel lies in a locker.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "lockers",
           "stage_delivery"
          ]
         },
         {
          "const": "ready-for-pickup",
          "title": "Ready for pickup",
          "description": "The receiver may fetch the parcel at the locker or counter.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "lockers",
           "counters",
           "stage_delivery"
          ]
         },
         {
          "const": "collect-and-return-to-hub",
          "title": "Collect and return to hub",
          "description": "Not fetched in time; a driver must bring it back to the hub.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "notification_admin_only",
           "lockers",
           "counters",
           "stage_delivery"
          ]
         },
         {
          "const": "collected-from-locker",
          "title": "Collected from locker",
          "description": "The receiver took the parcel out of the locker.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "lockers",
           "stage_delivery"
          ]
         },
         {
          "const": "collected-from-counter",
          "title": "Collected from counter",
          "description": "The receiver fetched the parcel at the counter.",
          "x-colour": "green",
          "x-flags": [
           "active",
           "past_collection",
           "counters",
           "stage_delivery"
          ]
         },
         {
          "const": "returned-to-sender",
          "title": "Returned to sender",
          "description": "Brought back to the sender.",
          "x-colour": "grey",
          "x-flags": [
           "final",
           "past_collection",
           "stage_delivery"
          ]
         },
         {
          "const": "delivered",
          "title": "Delivered",
          "description": "The receiver has the parcels.",
          "x-colour": "grey",
          "x-flags": [
           "final",
           "past_collection",
           "delivered",
           "invoice_trigger",
           "stage_delivery"
          ]
         },
         {
          "const": "undeliverable",
          "title": "Undeliverable",
          "description": "Delivery was given up.",
          "x-colour": "grey",
          "x-flags": [
           "final",
           "past_collection",
           "stage_delivery"
          ]
         },
         {
          "const": "cancelled",
          "title": "Cancelled",
          "description": "Called off; nothing further happens.",
          "x-colour": "grey",
          "x-flags": [
           "final",
           "stage_general"
          ]
         },
         {
          "const": "on-hold",
          "title": "On hold",
          "description": "Stopped until somebody releases it.",
          "x-colour": "blue",
          "x-flags": [
           "stage_general"
          ]
         },
         {
          "const": "on-hold-internal",
          "title": "On hold (internal)",
          "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
          "x-colour": "blue",
          "x-flags": [
           "active",
           "admin_only",
           "admin_only_in_lists",
           "stage_general"
          ]
         }
        ],
        "x-enum": "shipment_status"
       },
       "parcel_description": {
        "type": "string",
        "maxLength": 120,
        "title": "Contents",
        "description": "What is inside, in the sender’s words.",
        "examples": [
         "Books"
        ]
       },
       "packaging": {
        "type": "string",
        "maxLength": 80,
        "title": "Packaging",
        "description": "What it is packed in.",
        "examples": [
         "Flyer bag"
        ]
       },
       "submitted_length_cm": {
        "type": "number",
        "title": "Length, as booked",
        "description": "Length of the parcel as booked, in cm.",
        "examples": [
         40
        ],
        "minimum": 0,
        "x-unit": "cm"
       },
       "submitted_width_cm": {
        "type": "number",
        "title": "Width, as booked",
        "description": "Width of the parcel as booked, in cm.",
        "examples": [
         40
        ],
        "minimum": 0,
        "x-unit": "cm"
       },
       "submitted_height_cm": {
        "type": "number",
        "title": "Height, as booked",
        "description": "Height of the parcel as booked, in cm.",
        "examples": [
         40
        ],
        "minimum": 0,
        "x-unit": "cm"
       },
       "submitted_weight_kg": {
        "type": "number",
        "title": "Weight, as booked",
        "description": "Weight of the parcel as booked, in kg.",
        "examples": [
         12.5
        ],
        "minimum": 0,
        "x-unit": "kg"
       },
       "actual_length_cm": {
        "type": "number",
        "title": "Length, as measured at the hub",
        "description": "Length of the parcel as measured at the hub, in cm.",
        "examples": [
         40
        ],
        "minimum": 0,
        "x-unit": "cm"
       },
       "actual_width_cm": {
        "type": "number",
        "title": "Width, as measured at the hub",
        "description": "Width of the parcel as measured at the hub, in cm.",
        "examples": [
         40
        ],
        "minimum": 0,
        "x-unit": "cm"
       },
       "actual_height_cm": {
        "type": "number",
        "title": "Height, as measured at the hub",
        "description": "Height of the parcel as measured at the hub, in cm.",
        "examples": [
         40
        ],
        "minimum": 0,
        "x-unit": "cm"
       },
       "actual_weight_kg": {
        "type": "number",
        "title": "Weight, as measured at the hub",
        "description": "Weight of the parcel as measured at the hub, in kg.",
        "examples": [
         12.5
        ],
        "minimum": 0,
        "x-unit": "kg"
       }
      },
      "required": [
       "tracking_reference",
       "status",
       "submitted_length_cm",
       "submitted_width_cm",
       "submitted_height_cm",
       "submitted_weight_kg"
      ],
      "additionalProperties": false
     },
     "minItems": 1
    },
    "time_created": {
     "type": "string",
     "format": "date-time",
     "title": "Booked",
     "description": "When the shipment was booked.",
     "examples": [
      "2026-11-23T08:12:00+02:00"
     ]
    },
    "estimated_collection": {
     "type": "string",
     "format": "date-time",
     "title": "Expected collection",
     "description": "When the collection is expected.",
     "examples": [
      "2026-11-23T14:00:00+02:00"
     ]
    },
    "collected_date": {
     "type": "string",
     "format": "date-time",
     "title": "Collected",
     "description": "When the driver took the parcels.",
     "examples": [
      "2026-11-23T13:42:00+02:00"
     ]
    },
    "estimated_delivery_from": {
     "type": "string",
     "format": "date-time",
     "title": "Expected delivery, from",
     "description": "The beginning of the time in which the delivery is expected.",
     "examples": [
      "2026-11-24T10:00:00+02:00"
     ]
    },
    "estimated_delivery_to": {
     "type": "string",
     "format": "date-time",
     "title": "Expected delivery, until",
     "description": "The end of the time in which the delivery is expected.",
     "examples": [
      "2026-11-24T13:00:00+02:00"
     ]
    },
    "delivered_date": {
     "type": "string",
     "format": "date-time",
     "title": "Delivered",
     "description": "When the receiver took the parcels.",
     "examples": [
      "2026-11-24T11:17:00+02:00"
     ]
    },
    "returned_to_hub_date": {
     "type": "string",
     "format": "date-time",
     "title": "Returned to the hub",
     "description": "When the parcels came back to the hub.",
     "examples": [
      "2026-11-24T16:40:00+02:00"
     ]
    }
   },
   "required": [
    "id",
    "provider_id",
    "account_id",
    "status",
    "tracking_reference",
    "short_tracking_reference",
    "tracking_url",
    "collection_address",
    "delivery_address",
    "collection_contact",
    "delivery_contact",
    "rate",
    "service_level_id",
    "service_level_code",
    "service_level_name",
    "pod_method",
    "is_return",
    "failed_collection_attempts",
    "failed_delivery_attempts",
    "parcels",
    "time_created"
   ],
   "additionalProperties": false
  },
  "status": {
   "type": "object",
   "title": "Status",
   "description": "The status in words.",
   "properties": {
    "title": {
     "type": "string",
     "maxLength": 90,
     "title": "Status",
     "description": "The status as people read it.",
     "examples": [
      "Out for delivery"
     ]
    },
    "description": {
     "type": "string",
     "maxLength": 300,
     "title": "Status in a sentence",
     "description": "The status in a sentence.",
     "examples": [
      "On the vehicle, on the way to the receiver."
     ]
    }
   },
   "required": [
    "title",
    "description"
   ],
   "additionalProperties": false
  },
  "provider": {
   "type": "object",
   "title": "Courier",
   "description": "You, as customers know you.",
   "properties": {
    "name": {
     "type": "string",
     "maxLength": 120,
     "title": "Company name",
     "description": "Your company name.",
     "examples": [
      "Kestrel Couriers"
     ]
    },
    "support_email": {
     "type": "string",
     "maxLength": 254,
     "title": "Support address",
     "description": "Where customers write to.",
     "examples": [
      "support@kestrel.test"
     ],
     "format": "email"
    },
    "support_number": {
     "type": "string",
     "maxLength": 20,
     "title": "Support number",
     "description": "Where customers call.",
     "examples": [
      "011 555 0142"
     ],
     "format": "phone-za"
    }
   },
   "required": [
    "name"
   ],
   "additionalProperties": false
  }
 },
 "required": [
  "recipient",
  "shipment",
  "status",
  "provider"
 ],
 "additionalProperties": false
};

export const notification_template: EntityNode = {
 "title": "Text of a message",
 "description": "What a provider says in one cell of the notification matrix, in place of the default text.",
 "type": "object",
 "required": [
  "id",
  "channel"
 ],
 "discriminator": {
  "propertyName": "channel"
 },
 "oneOf": [
  {
   "title": "Email",
   "description": "A subject and a body.",
   "type": "object",
   "properties": {
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "pattern": "^(?:email_notifications_[a-z_]+(?::[a-z-]+)?|notify_provider_on_[a-z_]+)$",
     "title": "Cell",
     "description": "The cell of the matrix, for example email_notifications_delivery:delivered.",
     "examples": [
      "email_notifications_delivery:delivered"
     ],
     "x-message": "Name a cell of the matrix, for example email_notifications_delivery:delivered."
    },
    "channel": {
     "type": "string",
     "const": "email",
     "title": "Channel",
     "description": "How the message travels."
    },
    "subject": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "title": "Subject",
     "description": "One line; what the recipient reads in the inbox.",
     "examples": [
      "Shipment {{ shipment.short_tracking_reference }} is delivered"
     ],
     "x-template": "notification_context"
    },
    "body": {
     "type": "string",
     "format": "html",
     "minLength": 1,
     "maxLength": 20000,
     "title": "Message",
     "description": "The email itself. Your footer and the warning about scams are added to it.",
     "examples": [
      "<p>Dear {{ recipient.name }}, your parcel is here.</p>"
     ],
     "x-template": "notification_context"
    }
   },
   "required": [
    "id",
    "channel",
    "subject",
    "body"
   ],
   "additionalProperties": false
  },
  {
   "title": "SMS",
   "description": "A short text.",
   "type": "object",
   "properties": {
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "pattern": "^sms_notifications_[a-z_]+(?::[a-z-]+)?$",
     "title": "Cell",
     "description": "The cell of the matrix, for example sms_notifications_delivery:delivered.",
     "examples": [
      "sms_notifications_delivery:delivered"
     ],
     "x-message": "Name a cell of the matrix, for example sms_notifications_delivery:delivered."
    },
    "channel": {
     "type": "string",
     "const": "sms",
     "title": "Channel",
     "description": "How the message travels."
    },
    "text": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000,
     "title": "Message",
     "description": "The SMS itself. Up to 160 characters cost one SMS; letters outside the SMS alphabet, such as ê, make it dearer.",
     "examples": [
      "{{ provider.name }}: parcel {{ shipment.short_tracking_reference }} is delivered."
     ],
     "x-template": "notification_context"
    }
   },
   "required": [
    "id",
    "channel",
    "text"
   ],
   "additionalProperties": false
  },
  {
   "title": "WhatsApp",
   "description": "An approved template and what fills its blanks.",
   "type": "object",
   "properties": {
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "pattern": "^whatsapp_notifications_[a-z_]+(?::[a-z-]+)?$",
     "title": "Cell",
     "description": "The cell of the matrix, for example whatsapp_notifications_delivery:delivered.",
     "examples": [
      "whatsapp_notifications_delivery:delivered"
     ],
     "x-message": "Name a cell of the matrix, for example whatsapp_notifications_delivery:delivered."
    },
    "channel": {
     "type": "string",
     "const": "whatsapp",
     "title": "Channel",
     "description": "How the message travels."
    },
    "template_name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 512,
     "pattern": "^[a-z0-9_]+$",
     "title": "Name of the template",
     "description": "The name under which WhatsApp has approved the template.",
     "examples": [
      "shipment_delivered_delivery"
     ],
     "x-widget": "text",
     "x-message": "Use small letters, digits and underscores only, for example shipment_delivered."
    },
    "parameters": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 300,
      "title": "Blank",
      "examples": [
       "{{ recipient.name }}"
      ],
      "x-template": "notification_context"
     },
     "title": "What fills the blanks",
     "description": "In the order of the template: the first one fills blank 1, and so on."
    }
   },
   "required": [
    "id",
    "channel",
    "template_name",
    "parameters"
   ],
   "additionalProperties": false
  }
 ]
};

export const parcel: EntityNode = {
 "title": "Parcel",
 "description": "One piece of a shipment (doc1:107).",
 "type": "object",
 "properties": {
  "tracking_reference": {
   "type": "string",
   "maxLength": 40,
   "title": "Waybill number of the parcel",
   "description": "The number on the parcel’s own label.",
   "examples": [
    "KES0042187-1"
   ]
  },
  "alternative_tracking_reference": {
   "type": "string",
   "maxLength": 40,
   "title": "Other number",
   "description": "The number that another courier or the customer gave it.",
   "examples": [
    "PO-7731-1"
   ]
  },
  "status": {
   "title": "Status of the parcel",
   "description": "Where this parcel stands; it may run ahead of its shipment.",
   "type": "string",
   "oneOf": [
    {
     "const": "quote",
     "title": "Quote",
     "description": "A price was asked for; nothing is booked yet.",
     "x-colour": "blue",
     "x-flags": [
      "admin_only_in_lists",
      "pay_now",
      "stage_quote"
     ]
    },
    {
     "const": "quote-expired",
     "title": "Quote expired",
     "description": "The quote is too old to be accepted. Only staff see this status.",
     "x-colour": "blue",
     "x-flags": [
      "admin_only",
      "admin_only_in_lists",
      "pay_now",
      "stage_quote"
     ]
    },
    {
     "const": "payment-pending",
     "title": "Payment pending",
     "description": "Booked, waiting for the customer to pay.",
     "x-colour": "blue",
     "x-flags": [
      "pay_now",
      "stage_payment"
     ]
    },
    {
     "const": "payment-failed",
     "title": "Payment failed",
     "description": "The payment did not go through.",
     "x-colour": "blue",
     "x-flags": [
      "stage_payment"
     ]
    },
    {
     "const": "submitted",
     "title": "Submitted",
     "description": "Booked and accepted; no driver has been assigned yet.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_general"
     ]
    },
    {
     "const": "outsourced",
     "title": "Outsourced",
     "description": "Handed to another courier to carry out.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_general"
     ]
    },
    {
     "const": "collection-assigned",
     "title": "Collection assigned",
     "description": "A driver has been assigned to collect.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_collection"
     ]
    },
    {
     "const": "awaiting-dropoff",
     "title": "Awaiting drop-off",
     "description": "The sender must bring the parcel to a locker or counter.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "lockers",
      "counters",
      "stage_collection"
     ]
    },
    {
     "const": "collection-unassigned",
     "title": "Collection unassigned",
     "description": "No driver has been assigned to collect, and one is needed.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-rejected",
     "title": "Collection rejected",
     "description": "The driver turned the collection down.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-exception",
     "title": "Collection exception",
     "description": "Something prevents the collection; somebody must step in.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-failed-attempt",
     "title": "Collection attempt failed",
     "description": "The driver was there but could not collect.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collected",
     "title": "Collected",
     "description": "The driver has the parcels.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_collection"
     ]
    },
    {
     "const": "at-hub",
     "title": "At hub",
     "description": "The parcels are at the collecting hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "manifested",
     "title": "Manifested",
     "description": "Listed on a manifest for transport between hubs.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "ready-for-dispatch",
     "title": "Ready for dispatch",
     "description": "Sorted and ready to leave the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "in-transit",
     "title": "In transit",
     "description": "On the way between hubs.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "at-destination-hub",
     "title": "At destination hub",
     "description": "The parcels are at the hub that will deliver them.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_hub"
     ]
    },
    {
     "const": "returned-to-hub",
     "title": "Returned to hub",
     "description": "The driver brought the parcels back to the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "delivery-assigned",
     "title": "Delivery assigned",
     "description": "A driver has been assigned to deliver.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-unassigned",
     "title": "Delivery unassigned",
     "description": "No driver has been assigned to deliver, and one is needed.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-rejected",
     "title": "Delivery rejected",
     "description": "The driver turned the delivery down.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "bob-box-reservation-failed",
     "title": "Bob Box reservation failed",
     "description": "No locker could be reserved. Bob Box deliveries only.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "past_collection",
      "bob_box",
      "stage_delivery"
     ]
    },
    {
     "const": "out-for-delivery",
     "title": "Out for delivery",
     "description": "On the vehicle, on the way to the receiver.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-exception",
     "title": "Delivery exception",
     "description": "Something prevents the delivery; somebody must step in.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-failed-attempt",
     "title": "Delivery attempt failed",
     "description": "The driver was there but could not deliver.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "in-locker",
     "title": "In locker",
     "description": "The parcel lies in a locker.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "stage_delivery"
     ]
    },
    {
     "const": "ready-for-pickup",
     "title": "Ready for pickup",
     "description": "The receiver may fetch the parcel at the locker or counter.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "collect-and-return-to-hub",
     "title": "Collect and return to hub",
     "description": "Not fetched in time; a driver must bring it back to the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "notification_admin_only",
      "lockers",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "collected-from-locker",
     "title": "Collected from locker",
     "description": "The receiver took the parcel out of the locker.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "stage_delivery"
     ]
    },
    {
     "const": "collected-from-counter",
     "title": "Collected from counter",
     "description": "The receiver fetched the parcel at the counter.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "returned-to-sender",
     "title": "Returned to sender",
     "description": "Brought back to the sender.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivered",
     "title": "Delivered",
     "description": "The receiver has the parcels.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "delivered",
      "invoice_trigger",
      "stage_delivery"
     ]
    },
    {
     "const": "undeliverable",
     "title": "Undeliverable",
     "description": "Delivery was given up.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "cancelled",
     "title": "Cancelled",
     "description": "Called off; nothing further happens.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "stage_general"
     ]
    },
    {
     "const": "on-hold",
     "title": "On hold",
     "description": "Stopped until somebody releases it.",
     "x-colour": "blue",
     "x-flags": [
      "stage_general"
     ]
    },
    {
     "const": "on-hold-internal",
     "title": "On hold (internal)",
     "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "admin_only",
      "admin_only_in_lists",
      "stage_general"
     ]
    }
   ],
   "x-enum": "shipment_status"
  },
  "parcel_description": {
   "type": "string",
   "maxLength": 120,
   "title": "Contents",
   "description": "What is inside, in the sender’s words.",
   "examples": [
    "Books"
   ]
  },
  "packaging": {
   "type": "string",
   "maxLength": 80,
   "title": "Packaging",
   "description": "What it is packed in.",
   "examples": [
    "Flyer bag"
   ]
  },
  "submitted_length_cm": {
   "type": "number",
   "title": "Length, as booked",
   "description": "Length of the parcel as booked, in cm.",
   "examples": [
    40
   ],
   "minimum": 0,
   "x-unit": "cm"
  },
  "submitted_width_cm": {
   "type": "number",
   "title": "Width, as booked",
   "description": "Width of the parcel as booked, in cm.",
   "examples": [
    40
   ],
   "minimum": 0,
   "x-unit": "cm"
  },
  "submitted_height_cm": {
   "type": "number",
   "title": "Height, as booked",
   "description": "Height of the parcel as booked, in cm.",
   "examples": [
    40
   ],
   "minimum": 0,
   "x-unit": "cm"
  },
  "submitted_weight_kg": {
   "type": "number",
   "title": "Weight, as booked",
   "description": "Weight of the parcel as booked, in kg.",
   "examples": [
    12.5
   ],
   "minimum": 0,
   "x-unit": "kg"
  },
  "actual_length_cm": {
   "type": "number",
   "title": "Length, as measured at the hub",
   "description": "Length of the parcel as measured at the hub, in cm.",
   "examples": [
    40
   ],
   "minimum": 0,
   "x-unit": "cm"
  },
  "actual_width_cm": {
   "type": "number",
   "title": "Width, as measured at the hub",
   "description": "Width of the parcel as measured at the hub, in cm.",
   "examples": [
    40
   ],
   "minimum": 0,
   "x-unit": "cm"
  },
  "actual_height_cm": {
   "type": "number",
   "title": "Height, as measured at the hub",
   "description": "Height of the parcel as measured at the hub, in cm.",
   "examples": [
    40
   ],
   "minimum": 0,
   "x-unit": "cm"
  },
  "actual_weight_kg": {
   "type": "number",
   "title": "Weight, as measured at the hub",
   "description": "Weight of the parcel as measured at the hub, in kg.",
   "examples": [
    12.5
   ],
   "minimum": 0,
   "x-unit": "kg"
  }
 },
 "required": [
  "tracking_reference",
  "status",
  "submitted_length_cm",
  "submitted_width_cm",
  "submitted_height_cm",
  "submitted_weight_kg"
 ],
 "additionalProperties": false
};

export const postal_address: EntityNode = {
 "title": "Address",
 "description": "An address as people type it; it fits wherever a shipment asks for an address (doc1:111).",
 "type": "object",
 "properties": {
  "type": {
   "type": "string",
   "oneOf": [
    {
     "const": "business",
     "title": "Business",
     "description": "An office, a shop or a warehouse."
    },
    {
     "const": "residential",
     "title": "Residential",
     "description": "Somebody’s home."
    },
    {
     "const": "international",
     "title": "International",
     "description": "Anywhere outside South Africa."
    }
   ],
   "title": "Kind of address",
   "description": "Some service levels and surcharges depend on it."
  },
  "company": {
   "type": "string",
   "maxLength": 100,
   "title": "Company",
   "description": "Name on the building or at the gate.",
   "examples": [
    "Karoo Outfitters"
   ]
  },
  "street_address": {
   "type": "string",
   "minLength": 1,
   "maxLength": 200,
   "title": "Street address",
   "description": "Number and street, or farm and road.",
   "examples": [
    "12 Jet Park Road"
   ]
  },
  "local_area": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80,
   "title": "Suburb",
   "description": "Suburb, township or village.",
   "examples": [
    "Jet Park"
   ]
  },
  "city": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80,
   "title": "City or town",
   "description": "City or town of the suburb.",
   "examples": [
    "Boksburg"
   ]
  },
  "zone": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60,
   "title": "Province",
   "description": "Province, or region where the country has no provinces.",
   "examples": [
    "Gauteng"
   ]
  },
  "code": {
   "type": "string",
   "maxLength": 12,
   "title": "Postal code",
   "description": "Four digits in South Africa.",
   "examples": [
    "1459"
   ]
  },
  "country": {
   "type": "string",
   "format": "country",
   "maxLength": 2,
   "default": "ZA",
   "title": "Country",
   "description": "The country of the address.",
   "examples": [
    "ZA"
   ],
   "x-message": "Choose a country from the list."
  },
  "lat": {
   "type": "number",
   "minimum": -90,
   "maximum": 90,
   "title": "Latitude",
   "description": "Where the map pin stands; found from the address when left empty."
  },
  "lng": {
   "type": "number",
   "minimum": -180,
   "maximum": 180,
   "title": "Longitude",
   "description": "Where the map pin stands; found from the address when left empty."
  }
 },
 "required": [
  "street_address",
  "local_area",
  "city",
  "zone",
  "country"
 ],
 "additionalProperties": false
};

export const provenance: EntityNode = {
 "title": "Provenance",
 "description": "Where the value of a setting comes from.",
 "type": "object",
 "properties": {
  "source": {
   "title": "Where a setting is set",
   "description": "The places a value can be kept in, from the widest to the nearest; the nearest wins. Each names the permission that setting a value there takes, beside what the setting itself asks for.",
   "type": "string",
   "oneOf": [
    {
     "const": "default",
     "title": "Default",
     "description": "Nobody has set it; this is the value we ship."
    },
    {
     "const": "platform",
     "title": "Every provider",
     "description": "Set by the platform, for every provider that does not set its own.",
     "x-permissions": [
      "API_/providers/settings:POST"
     ]
    },
    {
     "const": "provider",
     "title": "This provider",
     "description": "Set by the provider, for all of its branches and customers.",
     "x-permissions": [
      "API_/providers/settings:POST"
     ]
    },
    {
     "const": "account",
     "title": "One account",
     "description": "Set for one customer account.",
     "x-permissions": [
      "API_/accounts/settings:POST"
     ]
    },
    {
     "const": "branch",
     "title": "One branch",
     "description": "Set for one branch.",
     "x-permissions": [
      "API_/providers/settings:POST"
     ]
    },
    {
     "const": "user",
     "title": "One person",
     "description": "Set by or for one user.",
     "x-permissions": [
      "API_/users/settings:POST"
     ]
    }
   ],
   "x-enum": "setting_scope"
  },
  "set_here": {
   "type": "boolean",
   "description": "Whether it is set in the scope that was asked for; a value equal to the default may still be set."
  },
  "by": {
   "type": [
    "string",
    "null"
   ],
   "description": "Who set it."
  },
  "at": {
   "type": [
    "string",
    "null"
   ],
   "format": "date-time",
   "description": "When it was set."
  },
  "inherited": {
   "type": "object",
   "required": [
    "source"
   ],
   "additionalProperties": false,
   "properties": {
    "source": {
     "title": "Where a setting is set",
     "description": "The places a value can be kept in, from the widest to the nearest; the nearest wins. Each names the permission that setting a value there takes, beside what the setting itself asks for.",
     "type": "string",
     "oneOf": [
      {
       "const": "default",
       "title": "Default",
       "description": "Nobody has set it; this is the value we ship."
      },
      {
       "const": "platform",
       "title": "Every provider",
       "description": "Set by the platform, for every provider that does not set its own.",
       "x-permissions": [
        "API_/providers/settings:POST"
       ]
      },
      {
       "const": "provider",
       "title": "This provider",
       "description": "Set by the provider, for all of its branches and customers.",
       "x-permissions": [
        "API_/providers/settings:POST"
       ]
      },
      {
       "const": "account",
       "title": "One account",
       "description": "Set for one customer account.",
       "x-permissions": [
        "API_/accounts/settings:POST"
       ]
      },
      {
       "const": "branch",
       "title": "One branch",
       "description": "Set for one branch.",
       "x-permissions": [
        "API_/providers/settings:POST"
       ]
      },
      {
       "const": "user",
       "title": "One person",
       "description": "Set by or for one user.",
       "x-permissions": [
        "API_/users/settings:POST"
       ]
      }
     ],
     "x-enum": "setting_scope"
    },
    "value": {
     "description": "The value that would count; absent when nothing would be set."
    }
   },
   "description": "What a reset here would leave; told only where the value is set here and something wider sets it too."
  },
  "unusable": {
   "type": "boolean",
   "description": "True when what is stored no longer fits the setting: staff see it in order to mend it, everywhere else the value below it counts."
  }
 },
 "required": [
  "source",
  "set_here"
 ],
 "additionalProperties": false
};

export const provider: EntityNode = {
 "title": "Provider",
 "description": "A courier business that runs on the platform under its own name.",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "description": "Number of the provider."
  },
  "name": {
   "type": "string",
   "description": "Name in the platform's own records; customers see the setting provider_title."
  },
  "kind": {
   "title": "Kind of provider",
   "description": "What sort of business a provider runs; it decides which features can be switched on.",
   "type": "string",
   "oneOf": [
    {
     "const": "courier",
     "title": "Courier",
     "description": "Collects and delivers with its own drivers."
    },
    {
     "const": "locker-network",
     "title": "Locker network",
     "description": "Runs lockers or counters, and may use the Bob Box features (doc2:220).",
     "x-flags": [
      "bob_box",
      "pickup_points"
     ]
    },
    {
     "const": "marketplace",
     "title": "Courier marketplace",
     "description": "Sells the services of several couriers and delivers nothing itself.",
     "x-flags": [
      "no_guest_shipments"
     ]
    }
   ],
   "x-enum": "provider_kind"
  },
  "status": {
   "title": "Provider status",
   "description": "Whether a provider may work (doc1:123).",
   "type": "string",
   "oneOf": [
    {
     "const": "active",
     "title": "Active",
     "description": "Everything works.",
     "x-colour": "green"
    },
    {
     "const": "overdue",
     "title": "Overdue",
     "description": "Invoices are unpaid: staff see a red banner, everything still works.",
     "x-colour": "red"
    },
    {
     "const": "inactive",
     "title": "Inactive",
     "description": "Nobody of this provider can sign in.",
     "x-colour": "grey"
    }
   ],
   "x-enum": "provider_status"
  },
  "environment": {
   "title": "Environment",
   "description": "Which installation a browser looks at, found from the host name (doc1:11).",
   "type": "string",
   "oneOf": [
    {
     "const": "dev",
     "title": "Development",
     "description": "For building and trying out; nothing here is real.",
     "x-colour": "grey",
     "x-flags": [
      "sandbox"
     ]
    },
    {
     "const": "stage",
     "title": "Staging",
     "description": "A rehearsal with test data, before a release.",
     "x-colour": "blue",
     "x-flags": [
      "sandbox"
     ]
    },
    {
     "const": "prod",
     "title": "Production",
     "description": "The real thing: real parcels, real money.",
     "x-colour": "green"
    }
   ],
   "x-enum": "environment"
  },
  "enabled_features": {
   "type": "array",
   "items": {
    "type": "string"
   },
   "description": "The setting enabled_features as it counts for this provider."
  }
 },
 "required": [
  "id",
  "name",
  "kind",
  "status"
 ],
 "additionalProperties": false
};

export const role: EntityNode = {
 "title": "Role",
 "description": "What a user is allowed to do, under one name.",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "description": "Number of the role; 1 to 9 are built in, see enums/role.json."
  },
  "name": {
   "type": "string",
   "description": "Name for code, such as ops_manager."
  },
  "label": {
   "type": "string",
   "description": "Name for people."
  },
  "provider_id": {
   "type": "integer",
   "description": "0 for the built-in roles that every provider has; otherwise the provider whose own role this is."
  },
  "permissions": {
   "type": "array",
   "items": {
    "type": "string"
   },
   "description": "Permission strings, wildcards included."
  },
  "permissions_ui": {
   "type": "array",
   "items": {
    "type": "string"
   },
   "description": "Permission strings that only change what the screens show."
  }
 },
 "required": [
  "id",
  "name",
  "label",
  "provider_id",
  "permissions",
  "permissions_ui"
 ],
 "additionalProperties": false
};

export const schema_finding: EntityNode = {
 "title": "Finding of a gate",
 "description": "One thing that a gate has to say about an edited section.",
 "type": "object",
 "required": [
  "gate",
  "severity",
  "message",
  "key",
  "file",
  "line",
  "column",
  "providers"
 ],
 "additionalProperties": false,
 "properties": {
  "gate": {
   "title": "Gate",
   "description": "What an edited section is held against before it may become part of the catalogue.",
   "type": "string",
   "oneOf": [
    {
     "const": "syntax",
     "title": "JSON",
     "description": "Whether the text can be read at all, and says everything once."
    },
    {
     "const": "vocabulary",
     "title": "Vocabulary",
     "description": "Whether every keyword exists and has a value that it may have."
    },
    {
     "const": "laws",
     "title": "Laws",
     "description": "Whether names exist, defaults and examples fit, and every value can be edited and shown."
    },
    {
     "const": "compat",
     "title": "Compatibility",
     "description": "Whether everything that the last release promised is still so."
    },
    {
     "const": "stored",
     "title": "Stored values",
     "description": "Whether what providers have stored would still be accepted, and by whom if not."
    },
    {
     "const": "dead",
     "title": "Read by code",
     "description": "Whether something acts on each setting. What nothing reads is a note, because a feature may come after its settings."
    }
   ],
   "x-enum": "schema_gate"
  },
  "severity": {
   "enum": [
    "error",
    "note"
   ],
   "description": "A note stops nothing."
  },
  "message": {
   "type": "string",
   "description": "What is wrong and what to do about it."
  },
  "key": {
   "type": [
    "string",
    "null"
   ],
   "description": "The setting that it is about."
  },
  "file": {
   "type": "string",
   "description": "Where in the project the line is."
  },
  "line": {
   "type": "integer",
   "minimum": 1,
   "description": "From 1."
  },
  "column": {
   "type": "integer",
   "minimum": 1,
   "description": "From 1."
  },
  "providers": {
   "type": "array",
   "items": {
    "type": "string"
   },
   "description": "Whom it would hurt, where it is about stored values."
  }
 }
};

export const setting_change: EntityNode = {
 "title": "Change of a setting",
 "description": "One setting before and after.",
 "type": "object",
 "properties": {
  "setting": {
   "type": "string",
   "description": "The setting's key."
  },
  "from": {
   "description": "What counted before; absent when nothing did. A secret reads {set: true} or {set: false}."
  },
  "to": {
   "description": "What counts afterwards; absent when nothing does."
  },
  "from_set": {
   "type": "boolean",
   "description": "Whether it was set here before, rather than inherited."
  },
  "to_set": {
   "type": "boolean",
   "description": "Whether it is set here afterwards."
  }
 },
 "required": [
  "setting",
  "from_set",
  "to_set"
 ],
 "additionalProperties": false
};

export const setting_moment: EntityNode = {
 "title": "Moment of the settings",
 "description": "One save: everything that changed with it.",
 "type": "object",
 "properties": {
  "revision": {
   "type": "integer",
   "description": "Where the settings stood after it."
  },
  "at": {
   "type": "string",
   "format": "date-time",
   "description": "When it was saved, with the offset of the business time zone."
  },
  "by": {
   "type": [
    "string",
    "null"
   ],
   "description": "Who saved it; null when the product did."
  },
  "source": {
   "oneOf": [
    {
     "title": "Where a change came from",
     "description": "The door through which a change entered.",
     "type": "string",
     "oneOf": [
      {
       "const": "staff",
       "title": "Screen",
       "description": "Somebody changed it on a screen."
      },
      {
       "const": "api",
       "title": "API",
       "description": "A program changed it through the API."
      },
      {
       "const": "import",
       "title": "Import",
       "description": "It came out of an imported file."
      },
      {
       "const": "schedule",
       "title": "Schedule",
       "description": "It was planned earlier and took effect on time."
      },
      {
       "const": "rollback",
       "title": "Rollback",
       "description": "An earlier state was brought back."
      },
      {
       "const": "migration",
       "title": "Upgrade",
       "description": "A new version of the product changed it."
      }
     ],
     "x-enum": "audit_source"
    },
    {
     "type": "null"
    }
   ],
   "description": "The door through which it came; null when nobody wrote that down."
  },
  "request_id": {
   "type": [
    "string",
    "null"
   ],
   "description": "The request that made it; the same number stands in our logs and in the audit trail."
  },
  "changes": {
   "type": "array",
   "items": {
    "title": "Change of a setting",
    "description": "One setting before and after.",
    "type": "object",
    "properties": {
     "setting": {
      "type": "string",
      "description": "The setting's key."
     },
     "from": {
      "description": "What counted before; absent when nothing did. A secret reads {set: true} or {set: false}."
     },
     "to": {
      "description": "What counts afterwards; absent when nothing does."
     },
     "from_set": {
      "type": "boolean",
      "description": "Whether it was set here before, rather than inherited."
     },
     "to_set": {
      "type": "boolean",
      "description": "Whether it is set here afterwards."
     }
    },
    "required": [
     "setting",
     "from_set",
     "to_set"
    ],
    "additionalProperties": false
   },
   "description": "What the caller may see of what changed. A secret reads only whether it is set."
  }
 },
 "required": [
  "revision",
  "at",
  "by",
  "source",
  "request_id",
  "changes"
 ],
 "additionalProperties": false
};

export const setting_usage: EntityNode = {
 "title": "Usage of a setting",
 "description": "How providers use one setting: how many set it, to what, and whose stored values its schema refuses.",
 "type": "object",
 "required": [
  "key",
  "title",
  "type",
  "secret",
  "status",
  "set_by",
  "places",
  "values",
  "other_values",
  "debt"
 ],
 "additionalProperties": false,
 "properties": {
  "key": {
   "type": "string",
   "description": "Its name in the API."
  },
  "title": {
   "type": "string",
   "description": "What people read."
  },
  "type": {
   "type": "string",
   "description": "What kind of value it has."
  },
  "secret": {
   "type": "boolean",
   "description": "Whether its values are never told."
  },
  "status": {
   "type": "string",
   "description": "draft, released or deprecated."
  },
  "set_by": {
   "type": "integer",
   "description": "How many providers have stored a value, for themselves or for anybody of theirs."
  },
  "places": {
   "type": "integer",
   "description": "In how many places a value is stored: providers, branches, accounts and users."
  },
  "values": {
   "type": "array",
   "description": "The values that are stored most often; of a secret none.",
   "items": {
    "type": "object",
    "required": [
     "text",
     "places",
     "is_default"
    ],
    "additionalProperties": false,
    "properties": {
     "text": {
      "type": "string",
      "description": "The value as people read it, cut where it is long."
     },
     "places": {
      "type": "integer",
      "description": "In how many places it is stored."
     },
     "is_default": {
      "type": "boolean",
      "description": "Whether it is what counts without it too."
     }
    }
   }
  },
  "other_values": {
   "type": "integer",
   "description": "How many further values are stored."
  },
  "debt": {
   "type": "array",
   "items": {
    "type": "string"
   },
   "description": "Providers with a stored value that the schema refuses."
  }
 }
};

export const settings_file: EntityNode = {
 "title": "File of settings",
 "description": "What a place sets itself, as a file that can be kept, read and imported again. Secrets are never in it.",
 "type": "object",
 "properties": {
  "kind": {
   "type": "string",
   "maxLength": 40,
   "description": "Always parcel-settings."
  },
  "version": {
   "type": "integer",
   "description": "The version of this format: 1."
  },
  "exported_at": {
   "type": "string",
   "format": "date-time",
   "description": "When it was made, with the offset of the business time zone."
  },
  "environment": {
   "type": "string",
   "maxLength": 20,
   "description": "Where it was made: dev, stage or prod."
  },
  "provider": {
   "type": "object",
   "required": [
    "id",
    "name"
   ],
   "additionalProperties": false,
   "description": "Whose settings they are.",
   "properties": {
    "id": {
     "type": "integer",
     "description": "The provider."
    },
    "name": {
     "type": "string",
     "maxLength": 200,
     "description": "Its name."
    }
   }
  },
  "scope": {
   "title": "Place of a value",
   "description": "Where a value of a setting is kept; the nearest one to a person counts.",
   "type": "string",
   "oneOf": [
    {
     "const": "platform",
     "title": "Every provider"
    },
    {
     "const": "provider",
     "title": "This provider"
    },
    {
     "const": "account",
     "title": "One account"
    },
    {
     "const": "branch",
     "title": "One branch"
    },
    {
     "const": "user",
     "title": "One user"
    }
   ],
   "x-enum": "setting_place"
  },
  "revision": {
   "type": "integer",
   "minimum": 0,
   "description": "Where the settings stood."
  },
  "hash": {
   "type": "string",
   "pattern": "^[0-9a-f]{64}$",
   "description": "The fingerprint of everything that was set in the place. It tells whether anything has changed since."
  },
  "target": {
   "type": "object",
   "required": [
    "revision",
    "hash"
   ],
   "additionalProperties": false,
   "description": "The place that the file is prepared for, as it stood then. If that has moved since, the file is refused there.",
   "properties": {
    "revision": {
     "type": "integer",
     "minimum": 0,
     "description": "The revision in the target's own export."
    },
    "hash": {
     "type": "string",
     "pattern": "^[0-9a-f]{64}$",
     "description": "The hash in the target's own export."
    }
   }
  },
  "settings": {
   "type": "object",
   "additionalProperties": true,
   "maxProperties": 5000,
   "description": "Values by key: what is set in the place itself and may be read by whoever exported it."
  },
  "secrets": {
   "type": "array",
   "maxItems": 1000,
   "items": {
    "type": "string",
    "maxLength": 100
   },
   "description": "Secrets that are set in the place, by key; their texts are not in the file."
  }
 },
 "required": [
  "kind",
  "version",
  "exported_at",
  "environment",
  "provider",
  "scope",
  "revision",
  "hash",
  "settings",
  "secrets"
 ],
 "additionalProperties": false
};

export const settings_schedule: EntityNode = {
 "title": "Planned change of settings",
 "description": "Changes that are saved at a later time, as whoever planned them; suspended instead when that cannot be done as it was planned.",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "description": "Its number."
  },
  "status": {
   "title": "Status of a planned change",
   "description": "What has become of a change of settings that was planned.",
   "type": "string",
   "oneOf": [
    {
     "const": "waiting",
     "title": "Planned",
     "description": "It is saved when its time comes.",
     "x-colour": "blue"
    },
    {
     "const": "suspended",
     "title": "Suspended",
     "description": "Its time came and it could not be saved as it was planned. Somebody must decide.",
     "x-colour": "red"
    },
    {
     "const": "applied",
     "title": "Saved",
     "description": "It was saved.",
     "x-colour": "green"
    },
    {
     "const": "cancelled",
     "title": "Cancelled",
     "description": "Somebody took it back before it was saved.",
     "x-colour": "grey"
    }
   ],
   "x-enum": "schedule_status"
  },
  "run_at": {
   "type": "string",
   "format": "date-time",
   "description": "When it is to be saved, with the offset of the business time zone."
  },
  "note": {
   "type": "string",
   "description": "Why, in the words of whoever planned it; empty when they said nothing."
  },
  "planned_by": {
   "type": "string",
   "description": "Who planned it, and as whom it is saved."
  },
  "planned_at": {
   "type": "string",
   "format": "date-time",
   "description": "When it was planned."
  },
  "settings": {
   "type": "array",
   "items": {
    "type": "string"
   },
   "description": "The settings that it changes, as far as the caller may read them."
  },
  "changes": {
   "type": "array",
   "items": {
    "title": "Change of a setting",
    "description": "One setting before and after.",
    "type": "object",
    "properties": {
     "setting": {
      "type": "string",
      "description": "The setting's key."
     },
     "from": {
      "description": "What counted before; absent when nothing did. A secret reads {set: true} or {set: false}."
     },
     "to": {
      "description": "What counts afterwards; absent when nothing does."
     },
     "from_set": {
      "type": "boolean",
      "description": "Whether it was set here before, rather than inherited."
     },
     "to_set": {
      "type": "boolean",
      "description": "Whether it is set here afterwards."
     }
    },
    "required": [
     "setting",
     "from_set",
     "to_set"
    ],
    "additionalProperties": false
   },
   "description": "From what counts now to what was planned, as far as the caller may read it; empty once it is saved or cancelled."
  },
  "reason": {
   "oneOf": [
    {
     "type": "object",
     "required": [
      "code",
      "message",
      "errors"
     ],
     "additionalProperties": false,
     "properties": {
      "code": {
       "type": "string",
       "description": "Why, for programs: conflict, permission_denied, invalid_settings …"
      },
      "message": {
       "type": "string",
       "description": "Why, for people."
      },
      "errors": {
       "type": "array",
       "description": "What is wrong, setting by setting.",
       "items": {
        "type": "object",
        "required": [
         "field",
         "message"
        ],
        "additionalProperties": false,
        "properties": {
         "field": {
          "type": "string",
          "description": "The setting."
         },
         "code": {
          "type": "string",
          "description": "Why, for programs."
         },
         "message": {
          "type": "string",
          "description": "Why, for people."
         }
        }
       }
      }
     }
    },
    {
     "type": "null"
    }
   ],
   "description": "Why it was suspended; null when it was not."
  },
  "settled_by": {
   "type": [
    "string",
    "null"
   ],
   "description": "Who cancelled it or had it saved at once; null when it was saved on time."
  },
  "settled_at": {
   "type": [
    "string",
    "null"
   ],
   "format": "date-time",
   "description": "When it was saved, cancelled or suspended."
  },
  "settled_revision": {
   "type": [
    "integer",
    "null"
   ],
   "description": "The revision that it made."
  }
 },
 "required": [
  "id",
  "status",
  "run_at",
  "note",
  "planned_by",
  "planned_at",
  "settings",
  "changes",
  "reason",
  "settled_by",
  "settled_at",
  "settled_revision"
 ],
 "additionalProperties": false
};

export const shipment: EntityNode = {
 "title": "Shipment",
 "description": "One order to bring parcels from a collection address to a delivery address (doc1:105).",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "title": "Number",
   "description": "Number of the shipment inside the platform.",
   "examples": [
    42187
   ],
   "x-private": true
  },
  "provider_id": {
   "type": "integer",
   "title": "Provider",
   "description": "Number of the provider that carries it.",
   "examples": [
    1
   ],
   "x-private": true
  },
  "account_id": {
   "type": "integer",
   "title": "Account number",
   "description": "Number of the account that booked it.",
   "examples": [
    301
   ],
   "x-private": true
  },
  "account": {
   "title": "Account",
   "description": "The account that booked it and pays for it.",
   "type": "object",
   "properties": {
    "id": {
     "type": "integer",
     "description": "Number of the account.",
     "x-private": true
    },
    "account_code": {
     "type": "string",
     "description": "Short code on invoices and payments.",
     "title": "Account code",
     "examples": [
      "ACM001"
     ]
    },
    "name": {
     "type": "string",
     "description": "Name of the customer.",
     "title": "Account name",
     "examples": [
      "Acme Trading"
     ]
    },
    "account_type": {
     "title": "Account type",
     "description": "How a customer pays (doc1:117).",
     "type": "string",
     "oneOf": [
      {
       "const": "prepaid",
       "title": "Prepaid",
       "description": "Pays in advance; a shipment needs enough balance.",
       "x-colour": "blue"
      },
      {
       "const": "postpaid",
       "title": "Postpaid",
       "description": "Pays by invoice, up to a credit limit.",
       "x-colour": "green",
       "x-flags": [
        "invoiced",
        "bulk_collections"
       ]
      },
      {
       "const": "guest",
       "title": "Guest",
       "description": "Books once, without signing in, and pays straight away.",
       "x-colour": "grey"
      }
     ],
     "x-enum": "account_type"
    },
    "balance": {
     "type": "number",
     "x-unit": "R",
     "description": "Money in the account, in rand with two decimals; negative when the customer owes.",
     "x-private": true
    },
    "credit_limit": {
     "type": "number",
     "x-unit": "R",
     "description": "How far below zero a postpaid account may go, in rand.",
     "x-private": true
    },
    "is_on_hold": {
     "type": "boolean",
     "description": "Whether the account may not book at the moment.",
     "x-private": true
    },
    "temp_disable_auto_hold": {
     "type": "boolean",
     "description": "Whether the account may book for now although it would be on hold (doc1:174).",
     "x-private": true
    }
   },
   "required": [
    "id",
    "account_code",
    "name",
    "account_type"
   ],
   "additionalProperties": false
  },
  "account_shipment_id": {
   "type": "integer",
   "title": "Shipment of the account",
   "description": "The account’s own running number of the shipment.",
   "examples": [
    118
   ]
  },
  "status": {
   "title": "Status code",
   "description": "Where the shipment stands, as the value that conditions compare with.",
   "type": "string",
   "oneOf": [
    {
     "const": "quote",
     "title": "Quote",
     "description": "A price was asked for; nothing is booked yet.",
     "x-colour": "blue",
     "x-flags": [
      "admin_only_in_lists",
      "pay_now",
      "stage_quote"
     ]
    },
    {
     "const": "quote-expired",
     "title": "Quote expired",
     "description": "The quote is too old to be accepted. Only staff see this status.",
     "x-colour": "blue",
     "x-flags": [
      "admin_only",
      "admin_only_in_lists",
      "pay_now",
      "stage_quote"
     ]
    },
    {
     "const": "payment-pending",
     "title": "Payment pending",
     "description": "Booked, waiting for the customer to pay.",
     "x-colour": "blue",
     "x-flags": [
      "pay_now",
      "stage_payment"
     ]
    },
    {
     "const": "payment-failed",
     "title": "Payment failed",
     "description": "The payment did not go through.",
     "x-colour": "blue",
     "x-flags": [
      "stage_payment"
     ]
    },
    {
     "const": "submitted",
     "title": "Submitted",
     "description": "Booked and accepted; no driver has been assigned yet.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_general"
     ]
    },
    {
     "const": "outsourced",
     "title": "Outsourced",
     "description": "Handed to another courier to carry out.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_general"
     ]
    },
    {
     "const": "collection-assigned",
     "title": "Collection assigned",
     "description": "A driver has been assigned to collect.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "stage_collection"
     ]
    },
    {
     "const": "awaiting-dropoff",
     "title": "Awaiting drop-off",
     "description": "The sender must bring the parcel to a locker or counter.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "lockers",
      "counters",
      "stage_collection"
     ]
    },
    {
     "const": "collection-unassigned",
     "title": "Collection unassigned",
     "description": "No driver has been assigned to collect, and one is needed.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-rejected",
     "title": "Collection rejected",
     "description": "The driver turned the collection down.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-exception",
     "title": "Collection exception",
     "description": "Something prevents the collection; somebody must step in.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collection-failed-attempt",
     "title": "Collection attempt failed",
     "description": "The driver was there but could not collect.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "stage_collection"
     ]
    },
    {
     "const": "collected",
     "title": "Collected",
     "description": "The driver has the parcels.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_collection"
     ]
    },
    {
     "const": "at-hub",
     "title": "At hub",
     "description": "The parcels are at the collecting hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "manifested",
     "title": "Manifested",
     "description": "Listed on a manifest for transport between hubs.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "ready-for-dispatch",
     "title": "Ready for dispatch",
     "description": "Sorted and ready to leave the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "in-transit",
     "title": "In transit",
     "description": "On the way between hubs.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "at-destination-hub",
     "title": "At destination hub",
     "description": "The parcels are at the hub that will deliver them.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_hub"
     ]
    },
    {
     "const": "returned-to-hub",
     "title": "Returned to hub",
     "description": "The driver brought the parcels back to the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_hub"
     ]
    },
    {
     "const": "delivery-assigned",
     "title": "Delivery assigned",
     "description": "A driver has been assigned to deliver.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-unassigned",
     "title": "Delivery unassigned",
     "description": "No driver has been assigned to deliver, and one is needed.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-rejected",
     "title": "Delivery rejected",
     "description": "The driver turned the delivery down.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "bob-box-reservation-failed",
     "title": "Bob Box reservation failed",
     "description": "No locker could be reserved. Bob Box deliveries only.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "past_collection",
      "bob_box",
      "stage_delivery"
     ]
    },
    {
     "const": "out-for-delivery",
     "title": "Out for delivery",
     "description": "On the vehicle, on the way to the receiver.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "invoice_trigger",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-exception",
     "title": "Delivery exception",
     "description": "Something prevents the delivery; somebody must step in.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivery-failed-attempt",
     "title": "Delivery attempt failed",
     "description": "The driver was there but could not deliver.",
     "x-colour": "red",
     "x-flags": [
      "active",
      "problem",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "in-locker",
     "title": "In locker",
     "description": "The parcel lies in a locker.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "stage_delivery"
     ]
    },
    {
     "const": "ready-for-pickup",
     "title": "Ready for pickup",
     "description": "The receiver may fetch the parcel at the locker or counter.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "collect-and-return-to-hub",
     "title": "Collect and return to hub",
     "description": "Not fetched in time; a driver must bring it back to the hub.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "notification_admin_only",
      "lockers",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "collected-from-locker",
     "title": "Collected from locker",
     "description": "The receiver took the parcel out of the locker.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "lockers",
      "stage_delivery"
     ]
    },
    {
     "const": "collected-from-counter",
     "title": "Collected from counter",
     "description": "The receiver fetched the parcel at the counter.",
     "x-colour": "green",
     "x-flags": [
      "active",
      "past_collection",
      "counters",
      "stage_delivery"
     ]
    },
    {
     "const": "returned-to-sender",
     "title": "Returned to sender",
     "description": "Brought back to the sender.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "delivered",
     "title": "Delivered",
     "description": "The receiver has the parcels.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "delivered",
      "invoice_trigger",
      "stage_delivery"
     ]
    },
    {
     "const": "undeliverable",
     "title": "Undeliverable",
     "description": "Delivery was given up.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "past_collection",
      "stage_delivery"
     ]
    },
    {
     "const": "cancelled",
     "title": "Cancelled",
     "description": "Called off; nothing further happens.",
     "x-colour": "grey",
     "x-flags": [
      "final",
      "stage_general"
     ]
    },
    {
     "const": "on-hold",
     "title": "On hold",
     "description": "Stopped until somebody releases it.",
     "x-colour": "blue",
     "x-flags": [
      "stage_general"
     ]
    },
    {
     "const": "on-hold-internal",
     "title": "On hold (internal)",
     "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
     "x-colour": "blue",
     "x-flags": [
      "active",
      "admin_only",
      "admin_only_in_lists",
      "stage_general"
     ]
    }
   ],
   "x-enum": "shipment_status"
  },
  "tracking_reference": {
   "type": "string",
   "maxLength": 40,
   "title": "Waybill number",
   "description": "The number on the label, by which everybody knows the shipment.",
   "examples": [
    "KES0042187"
   ]
  },
  "short_tracking_reference": {
   "type": "string",
   "maxLength": 20,
   "title": "Short waybill number",
   "description": "The waybill number without its padding, for SMSs and the telephone.",
   "examples": [
    "KES42187"
   ]
  },
  "custom_tracking_reference": {
   "type": "string",
   "maxLength": 40,
   "title": "Own waybill number",
   "description": "A waybill number that the customer chose.",
   "examples": [
    "ACM-2026-118"
   ]
  },
  "tracking_url": {
   "type": "string",
   "maxLength": 2048,
   "title": "Tracking link",
   "description": "The tracking page of this shipment.",
   "examples": [
    "https://track.kestrel.test/KES42187"
   ],
   "format": "https-url"
  },
  "customer_reference": {
   "type": "string",
   "maxLength": 100,
   "title": "Customer reference",
   "description": "The order number or whatever else the customer calls it.",
   "examples": [
    "PO-7731"
   ]
  },
  "cost_center": {
   "type": "string",
   "maxLength": 80,
   "title": "Cost centre",
   "description": "The cost centre of the account that the shipment is booked to.",
   "examples": [
    "Marketing"
   ]
  },
  "collection_address": {
   "title": "Collection address",
   "description": "Where the parcels are collected.",
   "type": "object",
   "properties": {
    "id": {
     "type": "integer",
     "title": "Number",
     "description": "Number of the stored address, where it is one.",
     "examples": [
      4711
     ],
     "x-private": true
    },
    "type": {
     "title": "Kind of address",
     "description": "What stands at an address (doc1:111); some service levels and surcharges depend on it.",
     "type": "string",
     "oneOf": [
      {
       "const": "residential",
       "title": "Residential",
       "description": "Somebody’s home."
      },
      {
       "const": "business",
       "title": "Business",
       "description": "An office, a shop or a warehouse."
      },
      {
       "const": "international",
       "title": "International",
       "description": "Anywhere outside South Africa."
      },
      {
       "const": "locker",
       "title": "Locker",
       "description": "A locker that opens with a PIN.",
       "x-flags": [
        "pickup_point"
       ]
      },
      {
       "const": "counter",
       "title": "Counter",
       "description": "A counter in a shop that takes in and hands out parcels.",
       "x-flags": [
        "pickup_point"
       ]
      }
     ],
     "x-enum": "address_type"
    },
    "company": {
     "type": "string",
     "maxLength": 100,
     "title": "Company",
     "description": "Name on the building, at the gate or on the locker.",
     "examples": [
      "Karoo Outfitters"
     ]
    },
    "street_address": {
     "type": "string",
     "maxLength": 200,
     "title": "Street address",
     "description": "Number and street, or farm and road.",
     "examples": [
      "12 Jet Park Road"
     ]
    },
    "local_area": {
     "type": "string",
     "maxLength": 80,
     "title": "Suburb",
     "description": "Suburb, township or village.",
     "examples": [
      "Jet Park"
     ]
    },
    "city": {
     "type": "string",
     "maxLength": 80,
     "title": "City or town",
     "description": "City or town of the suburb.",
     "examples": [
      "Boksburg"
     ]
    },
    "zone": {
     "type": "string",
     "maxLength": 60,
     "title": "Province",
     "description": "Province, or region where the country has no provinces.",
     "examples": [
      "Gauteng"
     ]
    },
    "code": {
     "type": "string",
     "maxLength": 12,
     "title": "Postal code",
     "description": "Four digits in South Africa.",
     "examples": [
      "1459"
     ]
    },
    "country": {
     "type": "string",
     "maxLength": 2,
     "title": "Country",
     "description": "Two letters; ZA is South Africa.",
     "examples": [
      "ZA"
     ],
     "format": "country",
     "default": "ZA"
    },
    "lat": {
     "type": "number",
     "title": "Latitude",
     "description": "Where the map pin stands, to six decimals.",
     "examples": [
      -26.166231
     ],
     "minimum": -90,
     "maximum": 90,
     "x-private": true
    },
    "lng": {
     "type": "number",
     "title": "Longitude",
     "description": "Where the map pin stands, to six decimals.",
     "examples": [
      28.218907
     ],
     "minimum": -180,
     "maximum": 180,
     "x-private": true
    },
    "entered_address": {
     "type": "string",
     "maxLength": 400,
     "title": "Entered address",
     "description": "What was typed into the search, before it was taken apart.",
     "examples": [
      "12 Jet Park Rd Boksburg"
     ],
     "x-private": true
    },
    "gs_hash": {
     "type": "string",
     "maxLength": 80,
     "title": "Fingerprint",
     "description": "Fingerprint of the address at the geocoder; equal places have equal ones.",
     "x-private": true
    }
   },
   "required": [
    "type",
    "street_address",
    "local_area",
    "city",
    "zone",
    "country"
   ],
   "additionalProperties": false
  },
  "delivery_address": {
   "title": "Delivery address",
   "description": "Where the parcels are delivered.",
   "type": "object",
   "properties": {
    "id": {
     "type": "integer",
     "title": "Number",
     "description": "Number of the stored address, where it is one.",
     "examples": [
      4711
     ],
     "x-private": true
    },
    "type": {
     "title": "Kind of address",
     "description": "What stands at an address (doc1:111); some service levels and surcharges depend on it.",
     "type": "string",
     "oneOf": [
      {
       "const": "residential",
       "title": "Residential",
       "description": "Somebody’s home."
      },
      {
       "const": "business",
       "title": "Business",
       "description": "An office, a shop or a warehouse."
      },
      {
       "const": "international",
       "title": "International",
       "description": "Anywhere outside South Africa."
      },
      {
       "const": "locker",
       "title": "Locker",
       "description": "A locker that opens with a PIN.",
       "x-flags": [
        "pickup_point"
       ]
      },
      {
       "const": "counter",
       "title": "Counter",
       "description": "A counter in a shop that takes in and hands out parcels.",
       "x-flags": [
        "pickup_point"
       ]
      }
     ],
     "x-enum": "address_type"
    },
    "company": {
     "type": "string",
     "maxLength": 100,
     "title": "Company",
     "description": "Name on the building, at the gate or on the locker.",
     "examples": [
      "Karoo Outfitters"
     ]
    },
    "street_address": {
     "type": "string",
     "maxLength": 200,
     "title": "Street address",
     "description": "Number and street, or farm and road.",
     "examples": [
      "12 Jet Park Road"
     ]
    },
    "local_area": {
     "type": "string",
     "maxLength": 80,
     "title": "Suburb",
     "description": "Suburb, township or village.",
     "examples": [
      "Jet Park"
     ]
    },
    "city": {
     "type": "string",
     "maxLength": 80,
     "title": "City or town",
     "description": "City or town of the suburb.",
     "examples": [
      "Boksburg"
     ]
    },
    "zone": {
     "type": "string",
     "maxLength": 60,
     "title": "Province",
     "description": "Province, or region where the country has no provinces.",
     "examples": [
      "Gauteng"
     ]
    },
    "code": {
     "type": "string",
     "maxLength": 12,
     "title": "Postal code",
     "description": "Four digits in South Africa.",
     "examples": [
      "1459"
     ]
    },
    "country": {
     "type": "string",
     "maxLength": 2,
     "title": "Country",
     "description": "Two letters; ZA is South Africa.",
     "examples": [
      "ZA"
     ],
     "format": "country",
     "default": "ZA"
    },
    "lat": {
     "type": "number",
     "title": "Latitude",
     "description": "Where the map pin stands, to six decimals.",
     "examples": [
      -26.166231
     ],
     "minimum": -90,
     "maximum": 90,
     "x-private": true
    },
    "lng": {
     "type": "number",
     "title": "Longitude",
     "description": "Where the map pin stands, to six decimals.",
     "examples": [
      28.218907
     ],
     "minimum": -180,
     "maximum": 180,
     "x-private": true
    },
    "entered_address": {
     "type": "string",
     "maxLength": 400,
     "title": "Entered address",
     "description": "What was typed into the search, before it was taken apart.",
     "examples": [
      "12 Jet Park Rd Boksburg"
     ],
     "x-private": true
    },
    "gs_hash": {
     "type": "string",
     "maxLength": 80,
     "title": "Fingerprint",
     "description": "Fingerprint of the address at the geocoder; equal places have equal ones.",
     "x-private": true
    }
   },
   "required": [
    "type",
    "street_address",
    "local_area",
    "city",
    "zone",
    "country"
   ],
   "additionalProperties": false
  },
  "collection_contact": {
   "title": "Collection contact",
   "description": "Who hands the parcels over.",
   "type": "object",
   "properties": {
    "name": {
     "type": "string",
     "maxLength": 100,
     "title": "Name",
     "description": "How the person is addressed.",
     "examples": [
      "Thandi Mokoena"
     ]
    },
    "email": {
     "type": "string",
     "maxLength": 254,
     "title": "Email address",
     "description": "Where emails go.",
     "examples": [
      "thandi@example.test"
     ],
     "format": "email"
    },
    "mobile_number": {
     "type": "string",
     "maxLength": 20,
     "title": "Mobile number",
     "description": "Where SMSs and WhatsApp messages go.",
     "examples": [
      "+27 82 555 0142"
     ],
     "format": "phone-za"
    }
   },
   "required": [
    "name"
   ],
   "additionalProperties": false
  },
  "delivery_contact": {
   "title": "Delivery contact",
   "description": "Who takes the parcels.",
   "type": "object",
   "properties": {
    "name": {
     "type": "string",
     "maxLength": 100,
     "title": "Name",
     "description": "How the person is addressed.",
     "examples": [
      "Thandi Mokoena"
     ]
    },
    "email": {
     "type": "string",
     "maxLength": 254,
     "title": "Email address",
     "description": "Where emails go.",
     "examples": [
      "thandi@example.test"
     ],
     "format": "email"
    },
    "mobile_number": {
     "type": "string",
     "maxLength": 20,
     "title": "Mobile number",
     "description": "Where SMSs and WhatsApp messages go.",
     "examples": [
      "+27 82 555 0142"
     ],
     "format": "phone-za"
    }
   },
   "required": [
    "name"
   ],
   "additionalProperties": false
  },
  "responsible_contact": {
   "title": "Responsible contact",
   "description": "Who answers for the shipment where that is neither of the two.",
   "type": "object",
   "properties": {
    "name": {
     "type": "string",
     "maxLength": 100,
     "title": "Name",
     "description": "How the person is addressed.",
     "examples": [
      "Thandi Mokoena"
     ]
    },
    "email": {
     "type": "string",
     "maxLength": 254,
     "title": "Email address",
     "description": "Where emails go.",
     "examples": [
      "thandi@example.test"
     ],
     "format": "email"
    },
    "mobile_number": {
     "type": "string",
     "maxLength": 20,
     "title": "Mobile number",
     "description": "Where SMSs and WhatsApp messages go.",
     "examples": [
      "+27 82 555 0142"
     ],
     "format": "phone-za"
    }
   },
   "required": [
    "name"
   ],
   "additionalProperties": false
  },
  "billing_contact": {
   "title": "Billing contact",
   "description": "Who is asked about the payment.",
   "type": "object",
   "properties": {
    "name": {
     "type": "string",
     "maxLength": 100,
     "title": "Name",
     "description": "How the person is addressed.",
     "examples": [
      "Thandi Mokoena"
     ]
    },
    "email": {
     "type": "string",
     "maxLength": 254,
     "title": "Email address",
     "description": "Where emails go.",
     "examples": [
      "thandi@example.test"
     ],
     "format": "email"
    },
    "mobile_number": {
     "type": "string",
     "maxLength": 20,
     "title": "Mobile number",
     "description": "Where SMSs and WhatsApp messages go.",
     "examples": [
      "+27 82 555 0142"
     ],
     "format": "phone-za"
    }
   },
   "required": [
    "name"
   ],
   "additionalProperties": false,
   "x-private": true
  },
  "special_instructions_collection": {
   "type": "string",
   "maxLength": 500,
   "title": "Instructions for the collection",
   "description": "What the driver should know at the collection.",
   "examples": [
    "Gate 2, ask for dispatch."
   ]
  },
  "special_instructions_delivery": {
   "type": "string",
   "maxLength": 500,
   "title": "Instructions for the delivery",
   "description": "What the driver should know at the delivery.",
   "examples": [
    "Ring twice."
   ]
  },
  "collection_min_date": {
   "type": "string",
   "format": "date",
   "title": "Collection not before",
   "description": "First day on which the parcels may be collected.",
   "examples": [
    "2026-11-23"
   ]
  },
  "collection_after": {
   "type": "string",
   "format": "time-of-day",
   "title": "Collection from",
   "description": "Earliest time of the collection.",
   "examples": [
    "08:00"
   ]
  },
  "collection_before": {
   "type": "string",
   "format": "time-of-day",
   "title": "Collection until",
   "description": "Latest time of the collection.",
   "examples": [
    "16:00"
   ]
  },
  "delivery_min_date": {
   "type": "string",
   "format": "date",
   "title": "Delivery not before",
   "description": "First day on which the parcels may be delivered; a rescheduled delivery has its new day here.",
   "examples": [
    "2026-11-26"
   ]
  },
  "delivery_after": {
   "type": "string",
   "format": "time-of-day",
   "title": "Delivery from",
   "description": "Earliest time of the delivery.",
   "examples": [
    "13:00"
   ]
  },
  "delivery_before": {
   "type": "string",
   "format": "time-of-day",
   "title": "Delivery until",
   "description": "Latest time of the delivery.",
   "examples": [
    "17:00"
   ]
  },
  "collection_pickup_point_id": {
   "type": "string",
   "maxLength": 60,
   "title": "Drop-off point",
   "description": "The locker or counter where the sender hands the parcels in.",
   "examples": [
    "BB-SANDTON-2"
   ]
  },
  "collection_pickup_point_provider": {
   "title": "Network of the drop-off point",
   "description": "Who runs the locker or counter where the parcels are handed in.",
   "type": "string",
   "oneOf": [
    {
     "const": "bob-box",
     "title": "Bob Box",
     "description": "A Bob Box locker.",
     "x-flags": [
      "locker",
      "bob_box"
     ]
    },
    {
     "const": "tcg-locker",
     "title": "TCG locker",
     "description": "A locker of The Courier Guy.",
     "x-flags": [
      "locker"
     ]
    },
    {
     "const": "ram-counter",
     "title": "RAM counter",
     "description": "A counter of RAM in a shop.",
     "x-flags": [
      "counter"
     ]
    }
   ],
   "x-enum": "pickup_point_provider"
  },
  "delivery_pickup_point_id": {
   "type": "string",
   "maxLength": 60,
   "title": "Pickup point",
   "description": "The locker or counter where the receiver fetches the parcels.",
   "examples": [
    "BB-MENLYN-5"
   ]
  },
  "delivery_pickup_point_provider": {
   "title": "Network of the pickup point",
   "description": "Who runs the locker or counter where the parcels are fetched.",
   "type": "string",
   "oneOf": [
    {
     "const": "bob-box",
     "title": "Bob Box",
     "description": "A Bob Box locker.",
     "x-flags": [
      "locker",
      "bob_box"
     ]
    },
    {
     "const": "tcg-locker",
     "title": "TCG locker",
     "description": "A locker of The Courier Guy.",
     "x-flags": [
      "locker"
     ]
    },
    {
     "const": "ram-counter",
     "title": "RAM counter",
     "description": "A counter of RAM in a shop.",
     "x-flags": [
      "counter"
     ]
    }
   ],
   "x-enum": "pickup_point_provider"
  },
  "collection_agent_id": {
   "type": "integer",
   "title": "Collecting driver",
   "description": "User number of the driver who collects.",
   "examples": [
    71
   ],
   "x-private": true
  },
  "delivery_agent_id": {
   "type": "integer",
   "title": "Delivering driver",
   "description": "User number of the driver who delivers.",
   "examples": [
    72
   ],
   "x-private": true
  },
  "collection_branch_id": {
   "type": "integer",
   "title": "Collecting branch",
   "description": "Number of the branch that collects.",
   "examples": [
    11
   ],
   "x-private": true
  },
  "delivery_branch_id": {
   "type": "integer",
   "title": "Delivering branch",
   "description": "Number of the branch that delivers.",
   "examples": [
    12
   ],
   "x-private": true
  },
  "account_branch_id": {
   "type": "integer",
   "title": "Branch of the account",
   "description": "Number of the branch that looks after the account.",
   "examples": [
    11
   ],
   "x-private": true
  },
  "branch": {
   "title": "Branch",
   "description": "The branch that is responsible at the moment.",
   "type": "object",
   "properties": {
    "id": {
     "type": "integer",
     "description": "Number of the branch.",
     "x-private": true
    },
    "code": {
     "type": "string",
     "description": "Short code on labels and manifests, such as JNB.",
     "title": "Branch code",
     "examples": [
      "JNB"
     ]
    },
    "name": {
     "type": "string",
     "description": "Name of the branch.",
     "title": "Branch",
     "examples": [
      "Johannesburg"
     ]
    }
   },
   "required": [
    "id",
    "code",
    "name"
   ],
   "additionalProperties": false
  },
  "support_email": {
   "type": "string",
   "maxLength": 254,
   "title": "Support address",
   "description": "Where questions about this shipment go.",
   "examples": [
    "support@kestrel.test"
   ],
   "format": "email"
  },
  "rate": {
   "type": "number",
   "title": "Price",
   "description": "What the shipment costs, in rand with VAT.",
   "examples": [
    129
   ],
   "minimum": 0,
   "x-unit": "R"
  },
  "service_level_id": {
   "type": "integer",
   "title": "Service level number",
   "description": "Number of the service level.",
   "examples": [
    3
   ],
   "x-private": true
  },
  "service_level_code": {
   "type": "string",
   "maxLength": 20,
   "title": "Service level code",
   "description": "Short code of the service level.",
   "examples": [
    "ECO"
   ]
  },
  "service_level_name": {
   "type": "string",
   "maxLength": 80,
   "title": "Service level",
   "description": "The service level as customers know it.",
   "examples": [
    "Economy"
   ]
  },
  "opt_in_rates": {
   "type": "array",
   "title": "Extras",
   "description": "Codes of the extras that were booked.",
   "items": {
    "type": "string",
    "maxLength": 40
   },
   "examples": [
    [
     "insurance"
    ]
   ],
   "x-private": true
  },
  "opt_in_time_based_rates": {
   "type": "array",
   "title": "Timed extras",
   "description": "Codes of the timed extras that were booked.",
   "items": {
    "type": "string",
    "maxLength": 40
   },
   "examples": [
    [
     "saturday"
    ]
   ],
   "x-private": true
  },
  "declared_value": {
   "type": "number",
   "title": "Declared value",
   "description": "What the contents are worth, in rand.",
   "examples": [
    850
   ],
   "minimum": 0,
   "x-unit": "R",
   "x-private": true
  },
  "pod_method": {
   "title": "Proof of delivery",
   "description": "How the delivery is proven; pin-with-fallback where the shipment does not say (doc1:117).",
   "type": "string",
   "oneOf": [
    {
     "const": "pin-with-fallback",
     "title": "PIN, or the fallback",
     "description": "The receiver tells the driver the PIN from our message. Without it the driver captures what the fallback options ask for.",
     "x-flags": [
      "default",
      "pin"
     ]
    },
    {
     "const": "grv",
     "title": "Signed delivery note",
     "description": "The receiver signs and stamps a goods received voucher (GRV), and the driver photographs it.",
     "x-flags": [
      "document"
     ]
    }
   ],
   "x-enum": "pod_method"
  },
  "proof_of_delivery_pin": {
   "type": "string",
   "maxLength": 12,
   "title": "Delivery PIN",
   "description": "What the receiver tells the driver. Messages use recipient.pin, which only the right contact gets.",
   "examples": [
    "4821"
   ],
   "x-private": true
  },
  "pickup_pin": {
   "type": "string",
   "maxLength": 12,
   "title": "Pickup PIN",
   "description": "What opens the locker for the receiver. Messages use recipient.pin.",
   "examples": [
    "902417"
   ],
   "x-private": true
  },
  "dropoff_pin": {
   "type": "string",
   "maxLength": 12,
   "title": "Drop-off PIN",
   "description": "What opens the locker for the sender. Messages use recipient.pin.",
   "examples": [
    "118264"
   ],
   "x-private": true
  },
  "is_return": {
   "type": "boolean",
   "title": "Return",
   "description": "Whether this shipment brings back what an earlier one delivered.",
   "examples": [
    false
   ]
  },
  "failed_collection_attempts": {
   "type": "integer",
   "title": "Failed collection attempts",
   "description": "How often a driver could not collect.",
   "examples": [
    0
   ],
   "minimum": 0
  },
  "failed_delivery_attempts": {
   "type": "integer",
   "title": "Failed delivery attempts",
   "description": "How often a driver could not deliver.",
   "examples": [
    1
   ],
   "minimum": 0
  },
  "collection_rescheduled_reason": {
   "type": "string",
   "maxLength": 300,
   "title": "Reason for the new collection day",
   "description": "Why the collection was moved to another day.",
   "examples": [
    "Office closed"
   ]
  },
  "delivery_rescheduled_reason": {
   "type": "string",
   "maxLength": 300,
   "title": "Reason for the new delivery day",
   "description": "Why the delivery was moved to another day.",
   "examples": [
    "Nobody was at home"
   ]
  },
  "payment_intervention_status": {
   "type": "string",
   "maxLength": 40,
   "title": "Payment intervention",
   "description": "Where a payment stands that staff must look into.",
   "x-private": true
  },
  "parcels": {
   "type": "array",
   "title": "Parcels",
   "description": "The pieces of the shipment.",
   "items": {
    "title": "Parcel",
    "description": "One piece of a shipment (doc1:107).",
    "type": "object",
    "properties": {
     "tracking_reference": {
      "type": "string",
      "maxLength": 40,
      "title": "Waybill number of the parcel",
      "description": "The number on the parcel’s own label.",
      "examples": [
       "KES0042187-1"
      ]
     },
     "alternative_tracking_reference": {
      "type": "string",
      "maxLength": 40,
      "title": "Other number",
      "description": "The number that another courier or the customer gave it.",
      "examples": [
       "PO-7731-1"
      ]
     },
     "status": {
      "title": "Status of the parcel",
      "description": "Where this parcel stands; it may run ahead of its shipment.",
      "type": "string",
      "oneOf": [
       {
        "const": "quote",
        "title": "Quote",
        "description": "A price was asked for; nothing is booked yet.",
        "x-colour": "blue",
        "x-flags": [
         "admin_only_in_lists",
         "pay_now",
         "stage_quote"
        ]
       },
       {
        "const": "quote-expired",
        "title": "Quote expired",
        "description": "The quote is too old to be accepted. Only staff see this status.",
        "x-colour": "blue",
        "x-flags": [
         "admin_only",
         "admin_only_in_lists",
         "pay_now",
         "stage_quote"
        ]
       },
       {
        "const": "payment-pending",
        "title": "Payment pending",
        "description": "Booked, waiting for the customer to pay.",
        "x-colour": "blue",
        "x-flags": [
         "pay_now",
         "stage_payment"
        ]
       },
       {
        "const": "payment-failed",
        "title": "Payment failed",
        "description": "The payment did not go through.",
        "x-colour": "blue",
        "x-flags": [
         "stage_payment"
        ]
       },
       {
        "const": "submitted",
        "title": "Submitted",
        "description": "Booked and accepted; no driver has been assigned yet.",
        "x-colour": "blue",
        "x-flags": [
         "active",
         "stage_general"
        ]
       },
       {
        "const": "outsourced",
        "title": "Outsourced",
        "description": "Handed to another courier to carry out.",
        "x-colour": "blue",
        "x-flags": [
         "active",
         "stage_general"
        ]
       },
       {
        "const": "collection-assigned",
        "title": "Collection assigned",
        "description": "A driver has been assigned to collect.",
        "x-colour": "blue",
        "x-flags": [
         "active",
         "stage_collection"
        ]
       },
       {
        "const": "awaiting-dropoff",
        "title": "Awaiting drop-off",
        "description": "The sender must bring the parcel to a locker or counter.",
        "x-colour": "blue",
        "x-flags": [
         "active",
         "lockers",
         "counters",
         "stage_collection"
        ]
       },
       {
        "const": "collection-unassigned",
        "title": "Collection unassigned",
        "description": "No driver has been assigned to collect, and one is needed.",
        "x-colour": "red",
        "x-flags": [
         "active",
         "problem",
         "stage_collection"
        ]
       },
       {
        "const": "collection-rejected",
        "title": "Collection rejected",
        "description": "The driver turned the collection down.",
        "x-colour": "red",
        "x-flags": [
         "active",
         "problem",
         "stage_collection"
        ]
       },
       {
        "const": "collection-exception",
        "title": "Collection exception",
        "description": "Something prevents the collection; somebody must step in.",
        "x-colour": "red",
        "x-flags": [
         "active",
         "problem",
         "stage_collection"
        ]
       },
       {
        "const": "collection-failed-attempt",
        "title": "Collection attempt failed",
        "description": "The driver was there but could not collect.",
        "x-colour": "red",
        "x-flags": [
         "active",
         "problem",
         "stage_collection"
        ]
       },
       {
        "const": "collected",
        "title": "Collected",
        "description": "The driver has the parcels.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "invoice_trigger",
         "stage_collection"
        ]
       },
       {
        "const": "at-hub",
        "title": "At hub",
        "description": "The parcels are at the collecting hub.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "stage_hub"
        ]
       },
       {
        "const": "manifested",
        "title": "Manifested",
        "description": "Listed on a manifest for transport between hubs.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "stage_hub"
        ]
       },
       {
        "const": "ready-for-dispatch",
        "title": "Ready for dispatch",
        "description": "Sorted and ready to leave the hub.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "stage_hub"
        ]
       },
       {
        "const": "in-transit",
        "title": "In transit",
        "description": "On the way between hubs.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "stage_hub"
        ]
       },
       {
        "const": "at-destination-hub",
        "title": "At destination hub",
        "description": "The parcels are at the hub that will deliver them.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "invoice_trigger",
         "stage_hub"
        ]
       },
       {
        "const": "returned-to-hub",
        "title": "Returned to hub",
        "description": "The driver brought the parcels back to the hub.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "stage_hub"
        ]
       },
       {
        "const": "delivery-assigned",
        "title": "Delivery assigned",
        "description": "A driver has been assigned to deliver.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "stage_delivery"
        ]
       },
       {
        "const": "delivery-unassigned",
        "title": "Delivery unassigned",
        "description": "No driver has been assigned to deliver, and one is needed.",
        "x-colour": "red",
        "x-flags": [
         "active",
         "problem",
         "past_collection",
         "stage_delivery"
        ]
       },
       {
        "const": "delivery-rejected",
        "title": "Delivery rejected",
        "description": "The driver turned the delivery down.",
        "x-colour": "red",
        "x-flags": [
         "active",
         "problem",
         "past_collection",
         "stage_delivery"
        ]
       },
       {
        "const": "bob-box-reservation-failed",
        "title": "Bob Box reservation failed",
        "description": "No locker could be reserved. Bob Box deliveries only.",
        "x-colour": "blue",
        "x-flags": [
         "active",
         "past_collection",
         "bob_box",
         "stage_delivery"
        ]
       },
       {
        "const": "out-for-delivery",
        "title": "Out for delivery",
        "description": "On the vehicle, on the way to the receiver.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "invoice_trigger",
         "stage_delivery"
        ]
       },
       {
        "const": "delivery-exception",
        "title": "Delivery exception",
        "description": "Something prevents the delivery; somebody must step in.",
        "x-colour": "red",
        "x-flags": [
         "active",
         "problem",
         "past_collection",
         "stage_delivery"
        ]
       },
       {
        "const": "delivery-failed-attempt",
        "title": "Delivery attempt failed",
        "description": "The driver was there but could not deliver.",
        "x-colour": "red",
        "x-flags": [
         "active",
         "problem",
         "past_collection",
         "stage_delivery"
        ]
       },
       {
        "const": "in-locker",
        "title": "In locker",
        "description": "The parcel lies in a locker.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "lockers",
         "stage_delivery"
        ]
       },
       {
        "const": "ready-for-pickup",
        "title": "Ready for pickup",
        "description": "The receiver may fetch the parcel at the locker or counter.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "lockers",
         "counters",
         "stage_delivery"
        ]
       },
       {
        "const": "collect-and-return-to-hub",
        "title": "Collect and return to hub",
        "description": "Not fetched in time; a driver must bring it back to the hub.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "notification_admin_only",
         "lockers",
         "counters",
         "stage_delivery"
        ]
       },
       {
        "const": "collected-from-locker",
        "title": "Collected from locker",
        "description": "The receiver took the parcel out of the locker.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "lockers",
         "stage_delivery"
        ]
       },
       {
        "const": "collected-from-counter",
        "title": "Collected from counter",
        "description": "The receiver fetched the parcel at the counter.",
        "x-colour": "green",
        "x-flags": [
         "active",
         "past_collection",
         "counters",
         "stage_delivery"
        ]
       },
       {
        "const": "returned-to-sender",
        "title": "Returned to sender",
        "description": "Brought back to the sender.",
        "x-colour": "grey",
        "x-flags": [
         "final",
         "past_collection",
         "stage_delivery"
        ]
       },
       {
        "const": "delivered",
        "title": "Delivered",
        "description": "The receiver has the parcels.",
        "x-colour": "grey",
        "x-flags": [
         "final",
         "past_collection",
         "delivered",
         "invoice_trigger",
         "stage_delivery"
        ]
       },
       {
        "const": "undeliverable",
        "title": "Undeliverable",
        "description": "Delivery was given up.",
        "x-colour": "grey",
        "x-flags": [
         "final",
         "past_collection",
         "stage_delivery"
        ]
       },
       {
        "const": "cancelled",
        "title": "Cancelled",
        "description": "Called off; nothing further happens.",
        "x-colour": "grey",
        "x-flags": [
         "final",
         "stage_general"
        ]
       },
       {
        "const": "on-hold",
        "title": "On hold",
        "description": "Stopped until somebody releases it.",
        "x-colour": "blue",
        "x-flags": [
         "stage_general"
        ]
       },
       {
        "const": "on-hold-internal",
        "title": "On hold (internal)",
        "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
        "x-colour": "blue",
        "x-flags": [
         "active",
         "admin_only",
         "admin_only_in_lists",
         "stage_general"
        ]
       }
      ],
      "x-enum": "shipment_status"
     },
     "parcel_description": {
      "type": "string",
      "maxLength": 120,
      "title": "Contents",
      "description": "What is inside, in the sender’s words.",
      "examples": [
       "Books"
      ]
     },
     "packaging": {
      "type": "string",
      "maxLength": 80,
      "title": "Packaging",
      "description": "What it is packed in.",
      "examples": [
       "Flyer bag"
      ]
     },
     "submitted_length_cm": {
      "type": "number",
      "title": "Length, as booked",
      "description": "Length of the parcel as booked, in cm.",
      "examples": [
       40
      ],
      "minimum": 0,
      "x-unit": "cm"
     },
     "submitted_width_cm": {
      "type": "number",
      "title": "Width, as booked",
      "description": "Width of the parcel as booked, in cm.",
      "examples": [
       40
      ],
      "minimum": 0,
      "x-unit": "cm"
     },
     "submitted_height_cm": {
      "type": "number",
      "title": "Height, as booked",
      "description": "Height of the parcel as booked, in cm.",
      "examples": [
       40
      ],
      "minimum": 0,
      "x-unit": "cm"
     },
     "submitted_weight_kg": {
      "type": "number",
      "title": "Weight, as booked",
      "description": "Weight of the parcel as booked, in kg.",
      "examples": [
       12.5
      ],
      "minimum": 0,
      "x-unit": "kg"
     },
     "actual_length_cm": {
      "type": "number",
      "title": "Length, as measured at the hub",
      "description": "Length of the parcel as measured at the hub, in cm.",
      "examples": [
       40
      ],
      "minimum": 0,
      "x-unit": "cm"
     },
     "actual_width_cm": {
      "type": "number",
      "title": "Width, as measured at the hub",
      "description": "Width of the parcel as measured at the hub, in cm.",
      "examples": [
       40
      ],
      "minimum": 0,
      "x-unit": "cm"
     },
     "actual_height_cm": {
      "type": "number",
      "title": "Height, as measured at the hub",
      "description": "Height of the parcel as measured at the hub, in cm.",
      "examples": [
       40
      ],
      "minimum": 0,
      "x-unit": "cm"
     },
     "actual_weight_kg": {
      "type": "number",
      "title": "Weight, as measured at the hub",
      "description": "Weight of the parcel as measured at the hub, in kg.",
      "examples": [
       12.5
      ],
      "minimum": 0,
      "x-unit": "kg"
     }
    },
    "required": [
     "tracking_reference",
     "status",
     "submitted_length_cm",
     "submitted_width_cm",
     "submitted_height_cm",
     "submitted_weight_kg"
    ],
    "additionalProperties": false
   },
   "minItems": 1
  },
  "time_created": {
   "type": "string",
   "format": "date-time",
   "title": "Booked",
   "description": "When the shipment was booked.",
   "examples": [
    "2026-11-23T08:12:00+02:00"
   ]
  },
  "estimated_collection": {
   "type": "string",
   "format": "date-time",
   "title": "Expected collection",
   "description": "When the collection is expected.",
   "examples": [
    "2026-11-23T14:00:00+02:00"
   ]
  },
  "collected_date": {
   "type": "string",
   "format": "date-time",
   "title": "Collected",
   "description": "When the driver took the parcels.",
   "examples": [
    "2026-11-23T13:42:00+02:00"
   ]
  },
  "estimated_delivery_from": {
   "type": "string",
   "format": "date-time",
   "title": "Expected delivery, from",
   "description": "The beginning of the time in which the delivery is expected.",
   "examples": [
    "2026-11-24T10:00:00+02:00"
   ]
  },
  "estimated_delivery_to": {
   "type": "string",
   "format": "date-time",
   "title": "Expected delivery, until",
   "description": "The end of the time in which the delivery is expected.",
   "examples": [
    "2026-11-24T13:00:00+02:00"
   ]
  },
  "delivered_date": {
   "type": "string",
   "format": "date-time",
   "title": "Delivered",
   "description": "When the receiver took the parcels.",
   "examples": [
    "2026-11-24T11:17:00+02:00"
   ]
  },
  "returned_to_hub_date": {
   "type": "string",
   "format": "date-time",
   "title": "Returned to the hub",
   "description": "When the parcels came back to the hub.",
   "examples": [
    "2026-11-24T16:40:00+02:00"
   ]
  }
 },
 "required": [
  "id",
  "provider_id",
  "account_id",
  "status",
  "tracking_reference",
  "short_tracking_reference",
  "tracking_url",
  "collection_address",
  "delivery_address",
  "collection_contact",
  "delivery_contact",
  "rate",
  "service_level_id",
  "service_level_code",
  "service_level_name",
  "pod_method",
  "is_return",
  "failed_collection_attempts",
  "failed_delivery_attempts",
  "parcels",
  "time_created"
 ],
 "additionalProperties": false
};

export const user: EntityNode = {
 "title": "User",
 "description": "A person who can sign in, as other people and the person may see it.",
 "type": "object",
 "properties": {
  "id": {
   "type": "integer",
   "description": "Number of the user."
  },
  "provider_id": {
   "type": "integer",
   "description": "The provider the user belongs to."
  },
  "username": {
   "type": "string",
   "description": "What the user signs in with; the email address."
  },
  "name": {
   "type": "string",
   "description": "First name and surname."
  },
  "email": {
   "type": "string",
   "description": "Email address."
  },
  "phone_number": {
   "type": [
    "string",
    "null"
   ],
   "description": "Phone number."
  },
  "role_id": {
   "type": "integer",
   "description": "Number of the role."
  },
  "role": {
   "title": "Role",
   "description": "What a user is allowed to do, under one name.",
   "type": "object",
   "properties": {
    "id": {
     "type": "integer",
     "description": "Number of the role; 1 to 9 are built in, see enums/role.json."
    },
    "name": {
     "type": "string",
     "description": "Name for code, such as ops_manager."
    },
    "label": {
     "type": "string",
     "description": "Name for people."
    },
    "provider_id": {
     "type": "integer",
     "description": "0 for the built-in roles that every provider has; otherwise the provider whose own role this is."
    },
    "permissions": {
     "type": "array",
     "items": {
      "type": "string"
     },
     "description": "Permission strings, wildcards included."
    },
    "permissions_ui": {
     "type": "array",
     "items": {
      "type": "string"
     },
     "description": "Permission strings that only change what the screens show."
    }
   },
   "required": [
    "id",
    "name",
    "label",
    "provider_id",
    "permissions",
    "permissions_ui"
   ],
   "additionalProperties": false
  },
  "account_id": {
   "type": [
    "integer",
    "null"
   ],
   "description": "The customer account the user belongs to; null for staff."
  },
  "branch_id": {
   "type": [
    "integer",
    "null"
   ],
   "description": "The branch the user works at."
  },
  "limit_user_to_branch": {
   "type": [
    "integer",
    "null"
   ],
   "description": "The only branch the user may see; null for all."
  },
  "limit_user_to_account": {
   "type": [
    "integer",
    "null"
   ],
   "description": "The only account the user may see; null for all."
  },
  "shipment_page_mode": {
   "type": "string",
   "description": "How the shipment page opens: default, data-capturing, kiosk or kiosk-with-payment-flow."
  },
  "terms_and_conditions_accepted_version": {
   "type": [
    "string",
    "null"
   ],
   "description": "The version of the terms that the user has accepted."
  },
  "is_internal": {
   "type": "boolean",
   "description": "Whether the user belongs to the platform's own team, by email domain."
  }
 },
 "required": [
  "id",
  "provider_id",
  "username",
  "name",
  "email",
  "role_id",
  "role",
  "account_id",
  "branch_id"
 ],
 "additionalProperties": false
};
