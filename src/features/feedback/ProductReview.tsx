import { useId } from 'react';
import { IMAGE_TYPES } from '../../domain/imageFiles';
import {
  MAX_FEEDBACK_IMAGES,
  COMMENT_WARNING_LENGTH,
  MAX_COMMENT_LENGTH,
} from '../../domain/limits';
import type { OrderLine } from '../../domain/types';
import { orders } from '../../components/orders.texts';
import { ImagePicker } from '../../components/ImagePicker';
import { Picture } from '../../components/Picture';
import type { Review } from './review';
import { leaveFeedback as texts } from './leaveFeedback.texts';
import { StarChoice } from './StarChoice';
import styles from './LeaveFeedback.module.css';

type Props = {
  line: OrderLine;
  review: Review;
  files: File[];
  isLocked: boolean;
  isRatingMissing: boolean;
  onReview: (change: Partial<Review>) => void;
  onFiles: (files: File[]) => void;
};

/** Rating, comment and images for one product; disabled once they are sent. */
export function ProductReview(props: Props) {
  const { line, review, files, isLocked, isRatingMissing, onReview, onFiles } = props;
  return (
    <fieldset className={styles['product']} disabled={review.isSent}>
      <legend>{orders.productName(line)}</legend>
      <div className={styles['columns']}>
        <Picture fileName={line.fileNames[0]} alt="" className={styles['picture'] ?? ''} />
        <div className={styles['fields']}>
          {review.isSent && <p className={styles['sent']}>{texts.sent}</p>}
          <StarChoice
            stars={review.stars}
            isLocked={isLocked}
            isMissing={isRatingMissing}
            onChange={(stars) => onReview({ stars })}
          />
          <CommentField
            value={review.comment}
            isLocked={isLocked}
            onChange={(comment) => onReview({ comment })}
          />
          <ImagePicker
            label={texts.images}
            accept={IMAGE_TYPES}
            limit={{ max: MAX_FEEDBACK_IMAGES, text: texts.tooManyImages }}
            files={files}
            disabled={isLocked || review.isSent}
            onChange={onFiles}
          />
        </div>
      </div>
    </fieldset>
  );
}

type CommentProps = { value: string; isLocked: boolean; onChange: (value: string) => void };

/** A comment field with a character count, which warns when few are left. */
function CommentField({ value, isLocked, onChange }: CommentProps) {
  const id = useId();
  const isLong = value.length > COMMENT_WARNING_LENGTH;
  return (
    <div className="field">
      <label htmlFor={id}>{texts.comment}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={MAX_COMMENT_LENGTH}
        value={value}
        readOnly={isLocked}
        aria-describedby={`${id}-count`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span
        id={`${id}-count`}
        className={isLong ? `${styles['count']} ${styles['warning']}` : styles['count']}
      >
        {texts.count(value.length)}
      </span>
    </div>
  );
}
