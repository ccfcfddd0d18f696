export { merkleProof, merkleRoot, verifyInclusion } from '@baize/engines/core/merkle';
