/** The browser's entry point. */
import { start } from '#platform/web/shell/start.tsx';
import { webModules } from './web-modules.ts';

const root = document.getElementById('root');
if (root) void start(root, webModules);
