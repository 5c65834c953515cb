/** API keys begin with this, so that a key in a log or a repository is recognised. */
export const API_KEY_PREFIX = 'haat_key_';
