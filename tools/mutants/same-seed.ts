import fc from 'fast-check';

/** Made-up values are the same in every run: whether a mutant is noticed must not be luck. */
fc.configureGlobal({ seed: 20_261_128 });
