/** The two choices of an address that settings restrict: its type and its country. */
import type { ReactNode } from 'react';
import { address_type as types } from '#generated/enums.ts';
import { countryName } from '#engine/values/country.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import SelectWidget from '#platform/web/form/widgets/choice/select.tsx';
import type { WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import { countriesOffered } from '../../../domain/countries.ts';
import { addressTypesOffered } from '../../../domain/pickup-points.ts';
import { useOfferedNetworks } from '../pickup-points/offered-networks.ts';
import { legOf } from './address-leg.ts';

function useCountries(id: string): readonly string[] {
  const international_collection_countries = useProviderSetting('international_collection_countries');
  const international_delivery_countries = useProviderSetting('international_delivery_countries');
  return countriesOffered({ international_collection_countries, international_delivery_countries }, legOf(id));
}

/** Locker and counter are available only for the sides of a shipment; other addresses are where people are (F188). */
export function AddressTypeWidget(props: WidgetProps): ReactNode {
  const networks = useOfferedNetworks();
  const abroad = useCountries(props.id).length > 1;
  const offered = addressTypesOffered(legOf(props.id) === undefined ? [] : networks, abroad);
  const choices = types.filter((one) => offered.includes(one.const));
  return <SelectWidget {...props} required schema={{ type: 'string', oneOf: choices }} />;
}

/** South Africa, and the countries that the provider collects from or delivers to (F190). */
export function AddressCountryWidget(props: WidgetProps): ReactNode {
  const choices = useCountries(props.id).map((code) => ({ const: code, title: countryName(code) }));
  return <SelectWidget {...props} required schema={{ type: 'string', oneOf: choices }} />;
}
