/** Registers the address editor and the pickup point widget: import it where a form with an address is opened. */
import { registerObjectEditor } from '#platform/web/form/rjsf/object-editor.tsx';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import { AddressCountryWidget, AddressTypeWidget } from './address-choices.tsx';
import { AddressEditor } from './address-editor.tsx';
import { PickupPointWidget } from '../pickup-points/pickup-point-widget.tsx';

registerWidget('address-type', AddressTypeWidget);
registerWidget('address-country', AddressCountryWidget);
registerWidget('pickup-point', PickupPointWidget);

registerObjectEditor('address', {
  component: AddressEditor,
  hidden: ['id', 'lat', 'lng', 'entered_address', 'gs_hash'],
  help: { country: 'South Africa, or another country that we ship from or to.' },
  widgets: { type: 'address-type', country: 'address-country' },
});
