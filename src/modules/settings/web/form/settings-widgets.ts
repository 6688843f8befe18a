/** The widgets that only settings have, registered with the form for whoever imports this file. */
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import ByCellWidget from './by-cell.tsx';

// What was written for single cells of a grid: only settings have grids.
registerWidget('by-cell', ByCellWidget);
