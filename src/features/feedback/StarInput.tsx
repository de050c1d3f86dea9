import Rating, { type RatingProps } from '@mui/material/Rating';
import type { ComponentProps } from 'react';
import { TARGET } from '../../components/theme/tokens';
import { customerFeedback } from './customerFeedback.texts';

/** The width of a star. Not in rem: five larger ones would not fit into the smallest screen. */
const STAR_PX = 30;

const STYLE = {
  marginLeft: '-7px',
  fontSize: STAR_PX,
  '&, & .MuiRating-iconEmpty': { color: 'var(--star)' },
  '& label': { cursor: 'inherit' },
  // To be chosen with a finger, with space around them. Each radio is an invisible layer over its star.
  '& .MuiRating-icon': { padding: `${(TARGET.touch - STAR_PX) / 2}px` },
  '&.Mui-focusVisible .MuiRating-iconActive': { outlineOffset: '-4px' },
  '& input.MuiRating-visuallyHidden': {
    position: 'relative',
    width: TARGET.touch,
    height: TARGET.touch,
    margin: 0,
    marginLeft: `${-TARGET.touch}px`,
    clipPath: 'none',
    opacity: 0,
    cursor: 'inherit',
  },
};

/** Stars to be chosen: a radio each, named '1 stella' to '5 stelle'. */
export function StarInput(
  props: Pick<RatingProps, 'max' | 'value' | 'defaultValue' | 'disabled' | 'onChange'>,
) {
  return (
    <Rating
      {...props}
      size="large"
      getLabelText={customerFeedback.withStars}
      slots={{ label: StarLabel }}
      sx={STYLE}
    />
  );
}

type StarLabelProps = ComponentProps<'label'> & { ownerState: { emptyValueFocused?: boolean } };

/** The label of one star. Omits MUI's extra radio for zero stars: a form that allows it has a control for it. */
function StarLabel({ ownerState: { emptyValueFocused }, htmlFor, ...label }: StarLabelProps) {
  return emptyValueFocused === undefined ? <label htmlFor={htmlFor} {...label} /> : null;
}
