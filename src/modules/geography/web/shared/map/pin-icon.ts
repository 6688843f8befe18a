/**
 * The pin of every map, in the provider's colour; drawn inline, because the map library's images would need external
 * requests.
 */
import { divIcon, type DivIcon } from 'leaflet';
import styles from './map.module.css';

const drop =
  '<svg viewBox="0 0 24 32" aria-hidden="true"><path d="M12 0a12 12 0 0 0-12 12c0 8 12 20 12 20s12-12 12-20a12 12 0 0 0-12-12zm0 17a5 5 0 1 1 0-10 5 5 0 0 1 0 10z"/></svg>';

/** Its tip marks the place. */
export function pinIcon(size: 'large' | 'small' = 'large'): DivIcon {
  const [width, height] = size === 'large' ? [30, 40] : [21, 28];
  return divIcon({
    html: drop,
    className: styles['pin'] ?? '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
}
