import React from 'react';
import { flushSync } from 'react-dom';
import devRuntime from 'react/jsx-dev-runtime';
import { jsx } from 'react/jsx-runtime';

// React's production build has neither `act`, which its testing library calls, nor the function to which vitest compiles
// JSX.
Object.assign(React, { act: flushSync });
Object.assign(devRuntime, { jsxDEV: jsx });
