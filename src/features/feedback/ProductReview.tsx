import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { IMAGE_TYPES } from '../../domain/imageFiles';
import {
  MAX_FEEDBACK_IMAGES,
  COMMENT_WARNING_LENGTH,
  MAX_COMMENT_LENGTH,
  MAX_STARS,
} from '../../domain/limits';
import type { OrderLine } from '../../domain/types';
import { orders } from '../order/orders.texts';
import { ImagePicker } from '../../components/ImagePicker';
import { Picture } from '../../components/Picture';
import type { Review } from './useFeedbackForm';
import { leaveFeedback as texts } from './feedback.texts';
import { StarInput } from './StarInput';
import styles from './LeaveFeedback.module.css';

type Props = {
  line: OrderLine;
  review: Review;
  files: File[];
  isLocked: boolean;
  /** How often the form was cleared: afterwards it no longer says which files were refused. */
  timesCleared: number;
  onReview: (change: Partial<Review>) => void;
  onFiles: (files: File[]) => void;
};

/** Rating, comment and images for one product; disabled once they have been sent. */
export function ProductReview(props: Props) {
  const { line, review, files, isLocked, timesCleared, onReview, onFiles } = props;
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <CardContent className={styles['product'] ?? ''}>
        <Typography id={id} variant="h3" component="div" className={styles['title'] ?? ''}>
          {orders.productName(line)}
        </Typography>
        <Paper className={styles['picture'] ?? ''}>
          <Picture fileName={line.fileNames[0]} alt="" />
        </Paper>
        <Stack spacing={2}>
          {review.isSent && <Chip color="success" label={texts.sent} sx={{ alignSelf: 'start' }} />}
          <RatingField
            stars={review.stars}
            isLocked={isLocked}
            isSent={review.isSent}
            onChange={(stars) => onReview({ stars })}
          />
          <CommentField
            value={review.comment}
            isLocked={isLocked}
            isSent={review.isSent}
            onChange={(comment) => onReview({ comment })}
          />
          <ImagePicker
            key={timesCleared}
            label={texts.images}
            accept={IMAGE_TYPES}
            limit={{ max: MAX_FEEDBACK_IMAGES, text: texts.tooManyImages }}
            hint={texts.imageLimit}
            files={files}
            disabled={isLocked || review.isSent}
            onChange={onFiles}
          />
        </Stack>
      </CardContent>
    </Card>
  );
}

type FieldProps<Value> = {
  isLocked: boolean;
  isSent: boolean;
  onChange: (value: Value) => void;
};

/** One to five stars; 0 without a rating. */
function RatingField(props: FieldProps<number> & { stars: number }) {
  const { stars, isLocked, isSent, onChange } = props;
  const id = useId();
  const choose = (value: number) => {
    if (!isLocked) onChange(value);
  };
  return (
    <FormControl role="radiogroup" aria-labelledby={id} aria-disabled={isLocked} disabled={isSent}>
      <FormLabel id={id} component="span">
        {texts.rating}
      </FormLabel>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {/* The radio's own value: MUI passes null for the star that is already chosen. */}
        <StarInput
          max={MAX_STARS}
          value={stars}
          disabled={isSent}
          onChange={({ target }) => choose(Number((target as HTMLInputElement).value))}
        />
        <Button
          variant={stars === 0 ? 'outlined' : 'text'}
          aria-pressed={stars === 0}
          disabled={isSent}
          className={styles['none'] ?? ''}
          onClick={() => choose(0)}
        >
          {texts.noRating}
        </Button>
      </Stack>
    </FormControl>
  );
}

function CommentField(props: FieldProps<string> & { value: string }) {
  const { value, isLocked, isSent, onChange } = props;
  const isLong = value.length > COMMENT_WARNING_LENGTH;
  return (
    <TextField
      multiline
      minRows={4}
      label={texts.comment}
      value={value}
      disabled={isSent}
      helperText={texts.count(value.length)}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        input: { inputComponent: 'textarea' },
        htmlInput: { maxLength: MAX_COMMENT_LENGTH, readOnly: isLocked },
        formHelperText: {
          className: styles['count'] ?? '',
          error: isLong,
        },
      }}
    />
  );
}
