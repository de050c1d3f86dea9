import Rating from '@mui/material/Rating';
import { MAX_STARS } from '../../domain/limits';
import { customerFeedback } from './customerFeedback.texts';

/** Renders a rating, 0 to 5, as five stars. */
export function Stars({ stars }: { stars: number }) {
  return (
    <Rating
      readOnly
      size="small"
      value={stars}
      max={MAX_STARS}
      getLabelText={customerFeedback.stars}
      sx={{ verticalAlign: '-0.2em' }}
    />
  );
}
