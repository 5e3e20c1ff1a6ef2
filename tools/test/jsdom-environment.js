export { default } from 'jest-environment-jsdom';
