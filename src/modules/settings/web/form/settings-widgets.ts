/** The widgets that only settings use, registered with the form when this file is imported. */
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import ByCellWidget from './by-cell.tsx';

// Texts for single cells of a grid: only settings have grids.
registerWidget('by-cell', ByCellWidget);
