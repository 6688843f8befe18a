/** Prints the settings that nothing in src/ reads, file by file (engine E5). */
import { deadSettings, declaredSettings } from './dead-settings.ts';

const root = process.cwd();
const dead = deadSettings(root);
for (const file of new Set(dead.map((setting) => setting.file)))
  console.log(
    `${file}: ${dead
      .filter((setting) => setting.file === file)
      .map(({ key }) => key)
      .join(', ')}`,
  );
console.log(`${dead.length} of ${declaredSettings(root).length} settings are read by nothing in src/ yet`);
