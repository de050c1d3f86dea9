import { useState } from 'react';

/** Returns whether an element is hovered or has the focus, and the element's props that notice it. */
export function useIsHeld() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return [
    isHovered || isFocused,
    {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  ] as const;
}
