import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The texts that people are shown when something goes wrong, as the specification of the visitor's side words them. */
const MESSAGES = [
  'Demo limit reached. Sign up to continue analyzing charts.',
  'Failed to analyze chart: ',
  'You have used all 3 free demo analyses. Please purchase a package to get premium account..',
  'Tutor message limit reached. Please purchase a package to get premium account.',
  'Failed to send message: ',
  'You have reached your 20 free tutor messages. Please purchase a package to get premium account.',
  'Unexpected error: ',
  'Login failed',
  'Failed to complete purchase: ',
  'Failed to load analysis result.',
  'Failed to upload file. Please try again.',
  'Please upload a chart image first.',
  'Please upload a valid image file',
  'You must be logged in to analyze charts. Please log in or sign up.',
  'Please log in to analyze charts.',
  'Failed to analyze chart. Please try again. Error: ',
  'Unknown error.',
  'Credit Package Required',
  'Please add a credit package to continue with your purchase.',
  'This topic is available for Pro and Expert plans. Please upgrade your package.',
  'Please enter email and password',
  'Email is required',
  'Failed to parse JSON response from model',
  'useCart must be used within a CartProvider',
  'Something went wrong',
  'No currencies found',
  'Your cart is empty',
  'Add some packages to get started!',
];

/** Every test of the repository but this one, as one text. */
const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !path.endsWith('message-catalogue.test.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'"))
  .join('\n');

describe('the catalogue of messages', () => {
  it.each(MESSAGES)('has a test that asks for “%s”', (message) => {
    expect(tests.includes(message)).toBe(true);
  });
});
