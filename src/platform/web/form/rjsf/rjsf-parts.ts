/**
 * The fields and templates of RJSF that our registry starts from. Its default registry also holds twenty widgets, a grid
 * layout and a number field: ours replace them, and every form would load them.
 */
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js';
import FallbackField from '@rjsf/core/lib/components/fields/FallbackField.js';
import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import NullField from '@rjsf/core/lib/components/fields/NullField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import makeTemplates from '@rjsf/core/lib/components/templates/index.js';
import type { Registry } from '@rjsf/utils';

export const rjsfFields: Registry['fields'] = {
  AnyOfField: MultiSchemaField,
  ArrayField,
  BooleanField,
  CyclicSchemaField,
  FallbackField,
  NullField,
  // Our number widget returns numbers; RJSF's own field would re-render at every digit.
  NumberField: StringField,
  ObjectField,
  OneOfField: MultiSchemaField,
  OptionalDataControlsField,
  SchemaField,
  StringField,
};

export const rjsfTemplates: Registry['templates'] = makeTemplates();
