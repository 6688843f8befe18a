/** A suburb, town, postal code or country, completed while typing from bundled data; registered when this file is imported. */
import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';
import { countriesOffered } from '#modules/geography/domain/countries.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import { inputAttributes, type WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import { offeredPlaces } from '../../../domain/quick-quote.ts';

function PlaceWidget(props: WidgetProps): ReactNode {
  const { id, value, readOnly, onChange, onBlur } = props;
  const typed = typeof value === 'string' ? value : '';
  const leg = id.includes('delivery') ? 'delivery' : 'collection';
  const settings = shownSettings();
  const isAbroadOffered = countriesOffered(settings, leg).length > 1;
  return (
    <Autocomplete
      {...inputAttributes(props)}
      value={typed}
      data={[...offeredPlaces(typed, settings, leg)]}
      // The options already match the text, including former names of towns.
      filter={({ options }) => options}
      onChange={(text) => onChange(text === '' ? undefined : text)}
      onBlur={onBlur}
      readOnly={readOnly}
      placeholder={isAbroadOffered ? 'Suburb, town, postal code or country' : 'Suburb, town or postal code'}
      autoComplete="off"
    />
  );
}

registerWidget('place', PlaceWidget);
