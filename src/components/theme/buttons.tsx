'use no memo';

import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { Link } from 'react-router';
import { isPlainClick } from '../../domain/isPlainClick';
import { targets, UNUSABLE, type ThemeComponents, type Size } from './controls';
import { TYPE } from './tokens';

/** Buttons, links and other pressable controls. */
export function buttons(target: number, size: Size): ThemeComponents {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: LinkBehavior } },
    MuiButton: {
      defaultProps: { disableElevation: true, size },
      styleOverrides: {
        root: ({ theme, ownerState: { color = 'primary', variant = 'text' } }) => {
          const { main, contrastText } = theme.palette[color === 'inherit' ? 'primary' : color];
          return {
            ...targets(target),
            ...UNUSABLE,
            paddingInline: 16,
            fontSize: TYPE.body,
            lineHeight: 1.2,
            // Buttons that are links are not centred by the browser.
            textAlign: 'center',
            overflowWrap: 'anywhere',
            // A disabled button keeps its colours, paler.
            '&.Mui-disabled':
              variant === 'contained'
                ? { color: contrastText, backgroundColor: main }
                : { color: main, borderColor: 'currentColor' },
          };
        },
        sizeSmall: { paddingInline: 12, fontSize: TYPE.small },
        sizeLarge: { minHeight: 52, paddingInline: 24 },
        // Forced colours remove its background, so that it would look like text.
        contained: { '@media (forced-colors: active)': { border: '2px solid' } },
        // MUI's own border is too pale to be recognized.
        outlined: { borderColor: 'currentColor' },
        text: {
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.25em',
          '&:hover': { textDecorationThickness: '2px' },
          '&.Mui-disabled, &[aria-disabled="true"]': { textDecoration: 'none' },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          ...targets(target),
          ...UNUSABLE,
          minWidth: target,
          color: 'inherit',
          '&.Mui-disabled': { color: 'inherit' },
        },
      },
    },
    MuiToggleButton: {
      defaultProps: { size },
      styleOverrides: {
        sizeSmall: { fontSize: TYPE.small },
        root: ({ theme }) => ({
          ...targets(target),
          paddingInline: 14.4,
          borderColor: theme.palette.text.secondary,
          color: theme.palette.text.primary,
          fontWeight: 700,
          lineHeight: 1.2,
          textTransform: 'none',
          overflowWrap: 'anywhere',
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: theme.palette.primary.main,
            color: theme.palette.primary.contrastText,
            '@media (forced-colors: active)': {
              forcedColorAdjust: 'none',
              backgroundColor: 'Highlight',
              color: 'HighlightText',
            },
          },
        }),
      },
    },
    MuiLink: {
      defaultProps: { component: LinkBehavior, underline: 'always' },
      styleOverrides: {
        root: {
          textDecorationColor: 'currentColor',
          textUnderlineOffset: '0.18em',
          '&:hover': { textDecorationThickness: '2px' },
        },
      },
    },
  };
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** An address outside the application or within the page: `https:`, `mailto:`, `tel:`, `#`. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * The link of every MUI component with an `href`: the router opens a path of the shop, the browser any other address.
 */
function LinkBehavior({ href = '', children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // A page that is open already stays where it was scrolled, maybe beyond its new end.
    const isOpen = event.currentTarget.pathname === location.pathname;
    if (isOpen && isPlainClick(event)) scrollTo(0, 0);
    rest.onClick?.(event);
  };
  return ELSEWHERE.test(href) || rest.download !== undefined ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest} onClick={follow}>
      {children}
    </Link>
  );
}
