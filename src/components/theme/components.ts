import { buttons } from './buttons';
import { choices } from './choices';
import type { ThemeComponents } from './controls';
import { feedback } from './feedback';
import { fields } from './fields';
import { surfaces } from './surfaces';
import { TARGET } from './tokens';

/** Returns the defaults and styles of MUI's components, for shoppers or, denser, the back office. */
export function themeComponents(isDense: boolean): ThemeComponents {
  const target = isDense ? TARGET.dense : TARGET.touch;
  const size = isDense ? 'small' : 'medium';
  return {
    ...buttons(target, size),
    ...fields(target, size),
    ...choices(target, size),
    ...surfaces(isDense, target, size),
    ...feedback(),
  };
}
