'use no memo';

import { moveToCentre } from '../../components/moveToCentre';
import { ToggleChip } from '../../components/ToggleChip';
import { CHOICE_ATTRIBUTE } from '../../config/prerenderState';
import { useIsFirstPaint } from '../../hooks/useIsFirstPaint';
import { hasChoice } from './catalogue';
import { home } from './catalogue.texts';
import styles from './CategoryChips.module.css';

type Props = {
  /** Undefined until they are known. */
  categories: string[] | undefined;
  /** '' for all. */
  chosen: string;
  onChoose: (category: string) => void;
};

/** The categories in one line, which scrolls sideways. */
export function CategoryChips({ categories, chosen, onChoose }: Props) {
  // The prerendered page does not know all of them, and only reserves their line.
  const isFirstPaint = useIsFirstPaint();
  if (!hasChoice(categories)) return null;
  const shown = isFirstPaint || !categories ? [] : ['', ...categories];
  return (
    <div
      role="group"
      aria-label={home.categories}
      className={styles['chips']}
      {...{ [CHOICE_ATTRIBUTE]: '' }}
    >
      {shown.map((category) => (
        <ToggleChip
          key={category}
          isPressed={category === chosen}
          className={styles['chip'] ?? ''}
          // Browsers do not scroll to a chip that is partly visible.
          onFocusVisible={({ currentTarget }) => moveToCentre(currentTarget)}
          onClick={() => onChoose(category === chosen ? '' : category)}
        >
          {category || home.anyCategory}
        </ToggleChip>
      ))}
    </div>
  );
}
