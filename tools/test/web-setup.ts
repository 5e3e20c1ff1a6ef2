import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine makes a screen late, not wrong.
configure({ asyncUtilTimeout: 15_000 });
