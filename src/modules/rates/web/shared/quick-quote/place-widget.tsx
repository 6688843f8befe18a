/** A suburb, town or postal code, completed while typing from bundled data; registered when this file is imported. */
import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import { inputAttributes, type WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import { offeredPlaces } from '../../../domain/quick-quote.ts';

function PlaceWidget(props: WidgetProps): ReactNode {
  const { value, readOnly, onChange, onBlur } = props;
  const typed = typeof value === 'string' ? value : '';
  return (
    <Autocomplete
      {...inputAttributes(props)}
      value={typed}
      data={[...offeredPlaces(typed)]}
      // The options already match the text, including former names of towns.
      filter={({ options }) => options}
      onChange={(text) => onChange(text === '' ? undefined : text)}
      onBlur={onBlur}
      readOnly={readOnly}
      placeholder="Suburb, town or postal code"
      autoComplete="off"
    />
  );
}

registerWidget('place', PlaceWidget);
