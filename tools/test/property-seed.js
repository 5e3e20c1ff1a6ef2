/**
 * Properties are tried on the same random values in every run, so that a run says something of the change and not of its luck.
 * PROPERTY_SEED tries others.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
