/** Gives forms the search for a suburb, town or postal code: import it where a form with one is opened. */
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import { PlaceWidget } from './place-widget.tsx';

registerWidget('place', PlaceWidget);
