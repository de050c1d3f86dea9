import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { recentlyViewed as texts } from './recentlyViewed.texts';
import { recentlyViewedCleared, selectRecentlyViewed } from './recentlyViewedSlice';

/** Says how many products this device remembers, with a button that forgets them. */
export function ForgetRecentlyViewed() {
  const dispatch = useAppDispatch();
  const { length } = useAppSelector(selectRecentlyViewed);
  return (
    <>
      <Typography role="status">
        {length === 0 ? texts.nothing : texts.remembered(length)}
      </Typography>
      <Button
        variant="outlined"
        aria-disabled={length === 0}
        onClick={() => void dispatch(recentlyViewedCleared())}
      >
        {texts.clear}
      </Button>
    </>
  );
}
