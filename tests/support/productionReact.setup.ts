import React from 'react';
import { flushSync } from 'react-dom';
import devRuntime from 'react/jsx-dev-runtime';
import { jsx } from 'react/jsx-runtime';

// React's production build has neither `act`, which its testing library asks for, nor what vitest
// compiles JSX to.
Object.assign(React, { act: flushSync });
Object.assign(devRuntime, { jsxDEV: jsx });
